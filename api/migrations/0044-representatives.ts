import { run, tenantTable, type Migrating } from './support.ts'

/** Representatives and the tiers of their commissions. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'representative',
    `company_id uuid not null, id uuid not null,
     code text not null, name text not null, phone text, email text,
     is_active boolean not null default true, search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint representative_pk primary key (company_id, id),
     constraint representative_code_key unique (company_id, code)`,
    { foreignKeys: { representative_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index representative_order_idx on representative (company_id, name, id)`)
  await tenantTable(
    db,
    'representative_tier',
    `company_id uuid not null, representative_id uuid not null, position integer not null,
     category_id uuid, is_clawed_back boolean not null, from_minor bigint not null, rate_milli integer not null,
     constraint representative_tier_pk primary key (company_id, representative_id, position),
     constraint representative_tier_figures_check check (
       from_minor between 0 and 1000000000000 and rate_milli between 0 and 100000)`,
    {
      foreignKeys: {
        representative_tier_of_fk:
          '(company_id, representative_id) references representative (company_id, id) on delete cascade',
        representative_tier_category_fk: '(company_id, category_id) references category (company_id, id)',
      },
    },
  )
  await run(db, `create index representative_tier_category_idx on representative_tier (company_id, category_id)`)
}
