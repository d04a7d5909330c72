import type pg from 'pg'
import { recordChanges } from '../product-changes/index.ts'
import { loadProducts } from '../products/index.ts'
import { loadOpeningStock } from '../stock/index.ts'
import type { Candidate, Job } from './apply-job.ts'
import { packFields } from './packs-outcome.rules.ts'
import { subcategoriesOf, type IdOf } from './row-families.ts'

/** Puts new products into the catalogue, with their barcodes and opening stock, and remembers them as made. */
export async function createProducts(
  client: pg.PoolClient,
  job: Job,
  rows: readonly Candidate[],
  idOf: IdOf,
): Promise<void> {
  const { ctx, record, changeSetId, now } = job
  const owner = { companyId: ctx.companyId, userId: ctx.userId, now }
  const subcategoryIds = await subcategoriesOf(
    client,
    job,
    rows.map(({ read }) => ({ categoryId: idOf('category', read.category), name: read.subcategory })),
  )
  const products = rows.map(({ productId, read, result }, index) => ({
    ...read,
    ...read.plain,
    id: productId,
    categoryId: idOf('category', read.category),
    subcategoryId: subcategoryIds[index] ?? null,
    brandId: idOf('brand', read.brand),
    unitId: idOf('unit', read.unit),
    packs: packFields(result.edit.packs ?? [], (unit) => idOf('unit', unit)),
  }))
  await loadProducts(client, { ...owner, by: { source: 'import', changeSetId } }, products)
  const stocked = rows.filter(({ read }) => read.openingMilli > 0)
  await loadOpeningStock(client, {
    ...owner,
    locationId: record.locationId,
    document: { kind: 'import', id: record.id },
    products: stocked.map(({ productId, read }) => ({
      productId,
      quantityMilli: read.openingMilli,
      costMicro: read.plain.purchasePriceMicro ?? 0,
    })),
  })
  await recordChanges(
    client,
    ctx.companyId,
    changeSetId,
    products.map(({ id, code, designation, packs }) => ({
      productId: id,
      kind: 'created',
      code,
      designation,
      // What came with stock stays, archived, without its packs.
      before: packs.length === 0 ? {} : { packs: [] },
      afterVersion: 1,
    })),
  )
}
