import { run, tenantTable, type Migrating } from './support.ts'

/** Clients, and what users are notified of. */
export async function up(db: Migrating): Promise<void> {
  await clients(db)
  await notifications(db)
}

async function clients(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'client',
    `company_id uuid not null, id uuid not null,
     kind text not null check (kind in ('person', 'business')),
     code text not null, name text not null,
     phone text, email text, tax_id text, address text, postal_code text, city text,
     is_default boolean not null default false, is_active boolean not null default true,
     search_text text not null,
     version integer not null default 1, created_at timestamptz not null,
     constraint client_pk primary key (company_id, id),
     constraint client_code_key unique (company_id, code)`,
    { foreignKeys: { client_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index client_default_key on client (company_id) where is_default`)
  await run(db, `create index client_name_idx on client (company_id, name, id)`)
  await run(db, `create index client_search_idx on client using gin (search_text gin_trgm_ops)`)
  // For the functions that search beyond row-level security, which would not use the index.
  await run(db, `grant select on client to app_search`)
  await run(db, `create policy client_search_policy on client for select to app_search using (true)`)
}

async function notifications(db: Migrating): Promise<void> {
  // `audience` is a user, or the company itself for what everybody is told: then one index serves both.
  await tenantTable(
    db,
    'notification',
    `company_id uuid not null, id uuid not null, audience uuid not null,
     kind text not null, params jsonb not null, path text,
     layout text check (layout in ('company', 'pointOfSale')), point_of_sale_id uuid,
     created_at timestamptz not null,
     constraint notification_pk primary key (company_id, id)`,
    { rows: 'append', foreignKeys: { notification_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index notification_audience_idx on notification (company_id, audience, id)`)
  // Up to `read_until` all is read; what was read one by one above it is in `notification_read`.
  await tenantTable(
    db,
    'notification_reader',
    `company_id uuid not null, user_id uuid not null, read_until uuid not null,
     constraint notification_reader_pk primary key (company_id, user_id)`,
    {
      rows: 'grow',
      foreignKeys: { notification_reader_user_fk: '(company_id, user_id) references app_user (company_id, id)' },
    },
  )
  await tenantTable(
    db,
    'notification_read',
    `company_id uuid not null, user_id uuid not null, notification_id uuid not null,
     constraint notification_read_pk primary key (company_id, user_id, notification_id)`,
    {
      foreignKeys: {
        notification_read_user_fk: '(company_id, user_id) references app_user (company_id, id)',
        notification_read_of_fk: '(company_id, notification_id) references notification (company_id, id)',
      },
    },
  )
}
