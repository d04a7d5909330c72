import { run, type Migrating } from './support.ts'

const MOST_RETURNS = 1_000_000

/** The ticket that goods came back from, its lines, and goods that are kept apart until somebody has looked at them. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table sales_return add column sale_id uuid`)
  await run(db, `alter table sales_return add column sale_number text`)
  await run(
    db,
    `alter table sales_return add column sale_position integer
       constraint sales_return_sale_position_check check (sale_position between 1 and ${MOST_RETURNS})`,
  )
  await constrained(db, 'sales_return_sale_fk', 'foreign key (company_id, sale_id) references sale (company_id, id)')
  await constrained(db, 'sales_return_sale_key', 'unique (company_id, sale_id, sale_position)')
  await constrained(db, 'sales_return_sale_check', 'check (num_nulls(sale_id, sale_number, sale_position) in (0, 3))')
  await run(db, `alter table sales_return_line add column sale_line_id uuid`)
  await run(db, `alter table sales_return_line alter column product_id drop not null`)
  await run(
    db,
    `alter table sales_return_line add constraint sales_return_line_product_check
       check (product_id is not null or sale_line_id is not null)`,
  )
  await run(db, `alter table sales_return_line drop constraint sales_return_line_outcome_check`)
  await run(
    db,
    `alter table sales_return_line add constraint sales_return_line_outcome_check
       check (outcome in ('resell', 'quarantine'))`,
  )
  await run(db, `create index sales_return_line_sale_line_idx on sales_return_line (company_id, sale_line_id)`)
  await run(db, `create index sale_number_idx on sale (company_id, number)`)
}

async function constrained(db: Migrating, name: string, rule: string): Promise<void> {
  await run(db, `alter table sales_return add constraint ${name} ${rule}`)
}
