import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const POLICIES = `('block', 'warn', 'allow')`

/** What is done where stock runs out, by a company or one of its points of sale, and by what clients pay at each. */
export async function up(db: Migrating): Promise<void> {
  await stockPolicies(db)
  await paymentMethods(db)
}

/** The flag becomes the policy in place: an update would pass by the rows that row-level security hides from the owner. */
async function stockPolicies(db: Migrating): Promise<void> {
  const flag = 'alter column allow_negative_stock'
  await run(db, `alter table company ${flag} drop default`)
  await run(
    db,
    `alter table company ${flag} type text using case when allow_negative_stock then 'allow' else 'block' end`,
  )
  await run(db, `alter table company rename column allow_negative_stock to stock_policy`)
  await run(db, `alter table company alter column stock_policy set default 'allow'`)
  await run(db, `alter table company add constraint company_stock_policy_check check (stock_policy in ${POLICIES})`)
  await run(
    db,
    `alter table point_of_sale add column stock_policy text
       constraint point_of_sale_stock_policy_check check (stock_policy in ${POLICIES})`,
  )
}

/** Those that a point of sale takes; one without any takes all. */
async function paymentMethods(db: Migrating): Promise<void> {
  const table = 'point_of_sale_method'
  await tenantTable(
    db,
    table,
    `company_id uuid not null, point_of_sale_id uuid not null, payment_method_id uuid not null,
     constraint point_of_sale_method_pk primary key (company_id, point_of_sale_id, payment_method_id)`,
    {
      foreignKeys: {
        point_of_sale_method_pos_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
        point_of_sale_method_payment_fk:
          '(company_id, payment_method_id) references payment_method (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index point_of_sale_method_idx on ${table} (company_id, payment_method_id)`)
  await keepToPoints(db, table)
}
