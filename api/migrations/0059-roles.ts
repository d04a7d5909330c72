import { run, tenantTable, type Migrating } from './support.ts'

const BUILT_IN = `'administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'`

/** Roles of a company's own, and users who have one of them. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'own_role',
    `company_id uuid not null, id uuid not null,
     name text not null check (char_length(name) between 1 and 60),
     description text check (char_length(description) <= 200),
     based_on text not null check (based_on in (${BUILT_IN})),
     permissions text[] not null check (cardinality(permissions) <= 1000),
     version integer not null default 1, created_at timestamptz not null,
     constraint own_role_pk primary key (company_id, id)`,
    { foreignKeys: { own_role_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index own_role_name_key on own_role (company_id, lower(name))`)
  await run(db, `alter table app_user add column role_id uuid`)
  await run(db, `alter table app_user drop constraint app_user_role_check`)
  await run(db, `alter table app_user add constraint app_user_role_check check (role in (${BUILT_IN}, 'own'))`)
  await run(
    db,
    `alter table app_user add constraint app_user_own_role_check check ((role = 'own') = (role_id is not null))`,
  )
  await run(
    db,
    `alter table app_user add constraint app_user_role_fk foreign key (company_id, role_id) references own_role (company_id, id)`,
  )
  await run(db, `create index app_user_role_idx on app_user (company_id, role_id)`)
}
