import { run, type Migrating } from './support.ts'

const PRICE = '999999999999999'
const QUANTITY = '10000000000'

/** What a product is bought at, and the stock below which a point of sale runs short of it. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table product
       add column purchase_price_micro bigint
         constraint product_purchase_price_micro_check check (purchase_price_micro between 0 and ${PRICE}),
       add column minimum_stock_milli bigint
         constraint product_minimum_stock_milli_check check (minimum_stock_milli between 0 and ${QUANTITY})`,
  )
}
