import { v7 as newId } from 'uuid'
import { loadProducts, pricesOf } from '../../api/src/modules/inventory/products/index.ts'
import { findShopLocation, loadOpeningStock } from '../../api/src/modules/inventory/stock/index.ts'
import type { Ctx } from '../../api/src/platform/context.ts'
import { inBulkTransaction } from '../../api/src/platform/db/bulk-transaction.ts'
import { inTransaction } from '../../api/src/platform/db/transaction.ts'
import type { CompanyPlan } from './company.ts'
import { productId, productPriceMicro } from './ids.ts'
import { refuseStopped } from './rounds.ts'

type BulkPool = Parameters<typeof inBulkTransaction>[0]

const VAT_RATE_MILLI = 19_000
/** Nothing ever runs out: a million units of each in every shop. */
const OPENING_MILLI = 1_000_000_000
const CHUNK = 5000

/** Loads a catalogue the way an import does, with opening stock of every product in every shop. */
export async function loadGoods(
  pool: BulkPool,
  ctx: Ctx,
  plan: CompanyPlan,
  pointOfSaleIds: readonly string[],
): Promise<void> {
  const { companyId, userId, now } = ctx
  for (let first = 0; first < plan.products; first += CHUNK) {
    refuseStopped()
    const numbers = Array.from({ length: Math.min(CHUNK, plan.products - first) }, (_, index) => first + index)
    await inBulkTransaction(pool, (client) =>
      loadProducts(
        client,
        { companyId, userId, now, by: { source: 'form' } },
        numbers.map((number) => product(plan, number)),
      ),
    )
  }
  for (const pointOfSaleId of plan.isStocked === false ? [] : pointOfSaleIds) {
    refuseStopped()
    const locationId = await inTransaction(ctx, (tx) => findShopLocation(tx, pointOfSaleId))
    const products = Array.from({ length: plan.products }, (_, number) => ({
      productId: productId(plan.series, number),
      quantityMilli: OPENING_MILLI,
      costMicro: 0,
    }))
    const document = { kind: 'opening', id: newId() }
    await inBulkTransaction(pool, (client) =>
      loadOpeningStock(client, { companyId, locationId, userId, document, now, products }),
    )
  }
}

function product({ series, designationOf }: CompanyPlan, number: number): Parameters<typeof loadProducts>[2][number] {
  const unitPriceMicro = productPriceMicro(number)
  const prices = pricesOf('ttc', unitPriceMicro, VAT_RATE_MILLI, 0)
  if (prices === null) throw new Error(`product ${number} has no price`)
  return {
    id: productId(series, number),
    code: `ART-${String(number).padStart(7, '0')}`,
    designation: designationOf?.(number) ?? `Article numéro ${number}`,
    barcodes: [],
    categoryId: null,
    brandId: null,
    unitId: null,
    priceBasis: 'ttc',
    unitPriceMicro,
    prices,
    vatRateMilli: VAT_RATE_MILLI,
  }
}
