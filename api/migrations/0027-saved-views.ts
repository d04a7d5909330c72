import { run, tenantTable, type Migrating } from './support.ts'

/** Views of lists that people keep under a name, and which of them a list begins with. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'saved_view',
    `company_id uuid not null, id uuid not null, user_id uuid not null,
     list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
     name text not null check (char_length(name) between 1 and 60),
     is_shared boolean not null, view jsonb not null, created_at timestamptz not null,
     constraint saved_view_pk primary key (company_id, id)`,
    { foreignKeys: { saved_view_user_fk: '(company_id, user_id) references app_user (company_id, id)' } },
  )
  await run(db, `create unique index saved_view_name_key on saved_view (company_id, user_id, list, lower(name))`)
  await run(db, `create index saved_view_shared_idx on saved_view (company_id) where is_shared`)
  await tenantTable(
    db,
    'default_view',
    `company_id uuid not null, user_id uuid not null, list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
     view_id uuid not null,
     constraint default_view_pk primary key (company_id, user_id, list)`,
    {
      foreignKeys: {
        default_view_user_fk: '(company_id, user_id) references app_user (company_id, id)',
        default_view_view_fk: '(company_id, view_id) references saved_view (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index default_view_view_idx on default_view (company_id, view_id)`)
}
