import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const QUANTITY = '10000000000'

/**
 * How much of a product a point of sale should have, where it differs from what the product says or says more, and until
 * when nobody wants to be reminded of it.
 */
export async function up(db: Migrating): Promise<void> {
  const figure = (column: string, least: number) =>
    `${column} bigint constraint stock_rule_${column}_check check (${column} between ${least} and ${QUANTITY})`
  await tenantTable(
    db,
    'stock_rule',
    `company_id uuid not null, product_id uuid not null, point_of_sale_id uuid not null,
     ${figure('minimum_milli', 0)}, ${figure('target_milli', 0)}, ${figure('multiple_milli', 1)},
     snoozed_until date,
     constraint stock_rule_pk primary key (company_id, product_id, point_of_sale_id),
     constraint stock_rule_said_check check (
       coalesce(minimum_milli, target_milli, multiple_milli) is not null or snoozed_until is not null)`,
    {
      foreignKeys: {
        stock_rule_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
        stock_rule_point_of_sale_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index stock_rule_point_of_sale_idx on stock_rule (company_id, point_of_sale_id)`)
  await keepToPoints(db, 'stock_rule')
}
