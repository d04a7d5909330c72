import { run, tenantTable, type Migrating } from './support.ts'

/** What counters have not heard of yet: each change of products takes the company's next stamp. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'catalogue_stamp',
    `company_id uuid not null,
     stamp bigint not null constraint catalogue_stamp_stamp_check check (stamp between 1 and 1000000000000),
     constraint catalogue_stamp_pk primary key (company_id)`,
    { rows: 'grow', foreignKeys: { catalogue_stamp_company_fk: '(company_id) references company (id)' } },
  )
  // Without a foreign key: what is gone is told as well.
  await tenantTable(
    db,
    'product_stamp',
    `company_id uuid not null, product_id uuid not null,
     stamp bigint not null constraint product_stamp_stamp_check check (stamp between 1 and 1000000000000),
     constraint product_stamp_pk primary key (company_id, product_id)`,
    { rows: 'grow', foreignKeys: { product_stamp_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index product_stamp_idx on product_stamp (company_id, stamp, product_id)`)
}
