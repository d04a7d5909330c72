import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { findMatchingProducts, withPacks, type KnownProduct } from '../products/index.ts'
import { barcodesOf, codesOf, type ReadRow, type RowPlan } from './read-row.rules.ts'
import { resultOf } from './row-outcome.rules.ts'
import { catalogueOf, type MatchPlan, type RowResult } from './row-result.ts'

/** Holds rows against the catalogue as it is now. Packs are read where a row says packs, or turns the basis of their prices. */
export async function judgeRows<Row extends { read: ReadRow }>(
  ask: AskDatabase,
  companyId: string,
  rows: readonly Row[],
  plan: RowPlan & MatchPlan,
): Promise<(Row & { result: RowResult })[]> {
  const judge = (some: readonly Row[], products: readonly KnownProduct[]) => {
    const catalogue = catalogueOf(products)
    return some.map((row) => ({ ...row, result: resultOf(row.read, catalogue, plan) }))
  }
  const products = await findMatchingProducts(ask, companyId, {
    codes: rows.flatMap(({ read }) => codesOf(read)),
    barcodes: rows.flatMap(({ read }) => barcodesOf(read)),
  })
  if (rows.some(({ read }) => read.packs !== null)) return judge(rows, await withPacks(ask, companyId, products))
  const judged = judge(rows, products)
  const turned = judged.flatMap(({ result }) => (turnsBasis(result) ? [result.match] : []))
  const found = await withPacks(
    ask,
    companyId,
    turned.filter((match) => match !== null),
  )
  const packed = new Map(found.filter(({ packs }) => packs?.length).map((product) => [product.id, product]))
  if (packed.size === 0) return judged
  return judge(
    rows,
    products.map((product) => packed.get(product.id) ?? product),
  )
}

/** Whether a product gets its price in the other basis, in which its packs have theirs. */
function turnsBasis({ match, edit }: RowResult): boolean {
  return edit.fields.priceBasis !== undefined && edit.fields.priceBasis !== match?.priceBasis
}
