import { sessionMembershipWithCompanyFunction } from './session-membership.sql.ts'
import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** What the company form asks, the logo, and how a company or an account is suspended and a company is visited by who looks after the installation. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await profile(db)
  await photo(db)
  await supervision(db)
}

async function profile(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company
       add column legal_form text constraint company_legal_form_check check (legal_form in ('SARL', 'SA', 'SAS', 'SNC', 'Sole Proprietorship', 'Other')),
       add column primary_manager text, add column primary_manager_phone text, add column primary_manager_email text,
       add column it_manager text, add column it_manager_phone text, add column it_manager_email text,
       add column is_tax_stamp_subject boolean not null default false,
       add column default_tax_stamp_minor bigint constraint company_tax_stamp_check check (default_tax_stamp_minor >= 0),
       add column is_multi_batch boolean not null default false,
       add column default_customer_code text,
       add column suspended_at timestamptz, add column suspended_reason text`,
  )
}

async function photo(db: Migrating): Promise<void> {
  // Apart from the company, whose row is read with every page.
  await run(
    db,
    `create table company_photo (
       company_id uuid constraint company_photo_pk primary key,
       content bytea not null, content_type text not null check (content_type in ('image/webp', 'image/png')),
       hash text not null, updated_at timestamptz not null)`,
  )
  await distribute(db, 'company_photo')
  await run(db, `alter table company_photo add constraint company_photo_company_fk foreign key (company_id) references company (id)`)
  await lockTenantTable(db, 'company_photo', { rows: 'grow' })
}

async function supervision(db: Migrating): Promise<void> {
  await run(db, `alter table account add column suspended_at timestamptz, add column suspended_reason text`)
  // A super-administrator who came to help: acts as a user, and is none of the company's people.
  await run(db, `alter table app_user add column is_support boolean not null default false`)
  await run(db, `create index account_session_company_idx on account_session (company_id, rotated_at)`)
  await run(db, `drop function session_membership`)
  await run(db, sessionMembershipWithCompanyFunction)
  await run(db, `revoke all on function session_membership from public`)
  await run(db, `grant execute on function session_membership to app_rw`)
}
