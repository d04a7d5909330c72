import type { KeptProduct, KeptReason } from '@comptoir/contracts/inventory/product-changes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { lockProducts } from '../products/index.ts'
import { barcodesOf, changesTracking, pairOf, type Change, type Present, type PresentProduct } from './undo.rules.ts'

/** The next changes of a set, in the order of their products. */
export async function listChanges(
  { db, companyId }: TxCtx,
  changeSetId: string,
  after: string | null,
  limit: number,
): Promise<Change[]> {
  const rows = await db
    .selectFrom('product_change')
    .select(['product_id', 'kind', 'before', 'after_version'])
    .where('company_id', '=', companyId)
    .where('change_set_id', '=', changeSetId)
    .$if(after !== null, (query) => query.where('product_id', '>', after ?? ''))
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    kind: row.kind,
    before: row.before,
    afterVersion: row.after_version,
  }))
}

/** Stock that a document brought to a place. */
export interface Opening {
  productId: string
  locationId: string
  quantityMilli: number
  costMicro: number
}

/** Locks the products of these changes and reads what undoing them depends on. */
export async function readPresent(
  ctx: TxCtx,
  { id: changeSetId, documentId }: { id: string; documentId: string | null },
  changes: readonly Change[],
): Promise<{ present: Present; openings: Opening[] }> {
  const ids = changes.map(({ productId }) => productId)
  await lockProducts(askIn(ctx.db), ctx.companyId, ids)
  const products = await listProducts(ctx, ids)
  const made = changes.flatMap(({ productId, kind }) => (kind === 'created' ? [productId] : []))
  const tracked = changes.flatMap((change) => (changesTracking(change) ? [change.productId] : []))
  const movements = await listMovements(ctx, documentId, [...made, ...tracked])
  const befores = changes.map(({ before }) => before)
  const codes = befores.flatMap(({ code }) => code ?? [])
  const barcodes = befores.flatMap(barcodesOf)
  const families = befores.flatMap(({ categoryId, brandId, unitId, packs = [] }) =>
    [categoryId, brandId, unitId, ...packs.map((pack) => pack.unitId)].filter((id) => id !== null && id !== undefined),
  )
  const present: Present = {
    products: new Map(products.map((product) => [product.id, product])),
    moved: new Set(movements.filter(({ isOwn }) => !isOwn).map(({ productId }) => productId)),
    discounted: await listDiscounted(ctx, made),
    photographed: await listPhotographedSince(ctx, changeSetId, made),
    ownersOfCodes: await ownersOfCodes(ctx, codes),
    ownersOfBarcodes: await ownersOfBarcodes(ctx, barcodes),
    families: await listFamilies(
      ctx,
      families,
      befores.flatMap(({ subcategoryId }) => subcategoryId ?? []),
    ),
  }
  return { present, openings: movements.filter(({ isOwn }) => isOwn) }
}

async function listProducts({ db, companyId }: TxCtx, ids: readonly string[]): Promise<PresentProduct[]> {
  return db
    .selectFrom('product')
    .select(['id', 'version', 'code', 'designation'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

async function listMovements({ db, companyId }: TxCtx, documentId: string | null, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stock_ledger')
    .select(['product_id', 'location_id', 'quantity_milli', 'unit_cost_micro', 'kind', 'document_id'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    locationId: row.location_id,
    quantityMilli: row.quantity_milli,
    costMicro: row.unit_cost_micro,
    isOwn: row.kind === 'opening' && row.document_id === documentId,
  }))
}

/** Those of these products that are in a discount. */
async function listDiscounted({ db, companyId }: TxCtx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('discount_product')
    .select('product_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}

/** Those of these products that have other photos than the change set gave them. */
async function listPhotographedSince(
  { db, companyId }: TxCtx,
  changeSetId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct x.product_id as id from product_photo x
    left join product_change_photo o on o.company_id = x.company_id and o.change_set_id = ${changeSetId}
      and o.product_id = x.product_id and o.photo_id = x.id
    where x.company_id = ${companyId} and x.product_id = any(${ids}::uuid[]) and o.photo_id is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function ownersOfCodes({ db, companyId }: TxCtx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('company_id', '=', companyId)
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

async function ownersOfBarcodes({ db, companyId }: TxCtx, barcodes: readonly string[]): Promise<Map<string, string>> {
  if (barcodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_barcode')
    .select(['barcode', 'product_id'])
    .where('company_id', '=', companyId)
    .where('barcode', '=', sql<string>`any(${barcodes}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.barcode, row.product_id]))
}

/** Locked against removal until the transaction ends. */
async function listFamilies(
  { db, companyId }: TxCtx,
  ids: readonly string[],
  subcategoryIds: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>()
  if (ids.length === 0) return found
  for (const table of ['category', 'brand', 'unit'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('id')
      .forKeyShare()
      .execute()
    for (const { id } of rows) found.add(id)
  }
  if (subcategoryIds.length === 0) return found
  const rows = await db
    .selectFrom('subcategory')
    .select(['id', 'category_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${subcategoryIds}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  for (const row of rows) found.add(pairOf(row.category_id, row.id))
  return found
}

export async function removeProducts({ db, companyId }: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('product')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  await stampProducts(askIn(db), companyId, ids)
}

/** Takes out again what a document had brought in: each product is a line of the change set, so it goes once. */
export async function withdrawStock(
  ctx: TxCtx,
  changeSetId: string,
  openings: readonly (Opening & { designation: string })[],
): Promise<void> {
  for (const locationId of new Set(openings.map((opening) => opening.locationId))) {
    const lines = openings.filter((opening) => opening.locationId === locationId)
    await listByFunction(ctx.db, 'stock_withdraw', {
      companyId: ctx.companyId,
      locationId,
      documentKind: 'productChangeSet',
      documentId: changeSetId,
      userId: ctx.userId,
      recordedAt: ctx.now,
      lines: jsonText(
        lines.map(({ productId, designation, quantityMilli, costMicro }) => ({
          id: productId,
          ledger_id: newId(),
          product_id: productId,
          designation,
          quantity_milli: quantityMilli,
          unit_cost_micro: costMicro,
        })),
      ),
    })
  }
}

/** Writes down which changes were not undone, and why. */
export async function markKept(
  { db, companyId }: TxCtx,
  changeSetId: string,
  kept: ReadonlyMap<string, KeptReason>,
): Promise<void> {
  if (kept.size === 0) return
  await sql`
    update product_change c set kept = v.kept
    from unnest(${[...kept.keys()]}::uuid[], ${[...kept.values()]}::text[]) as v (product_id, kept)
    where c.company_id = ${companyId} and c.change_set_id = ${changeSetId} and c.product_id = v.product_id`.execute(db)
}

function keptOf({ db, companyId }: TxCtx, changeSetId: string) {
  return db
    .selectFrom('product_change')
    .select(['product_id', 'code', 'designation', 'kind', 'kept'])
    .where('company_id', '=', companyId)
    .where('change_set_id', '=', changeSetId)
    .where('kept', 'is not', null)
    .orderBy('product_id')
}

function toKept(row: Awaited<ReturnType<ReturnType<typeof keptOf>['executeTakeFirstOrThrow']>>): KeptProduct {
  return {
    productId: row.product_id,
    code: row.code,
    designation: row.designation,
    kind: row.kind,
    reason: row.kept ?? 'changed',
  }
}

export async function listKeptPage(
  ctx: TxCtx,
  changeSetId: string,
  { page, limit }: { page: number; limit: number },
): Promise<KeptProduct[]> {
  const rows = await keptOf(ctx, changeSetId)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toKept)
}

/** Those behind one product, for a file that is written out as it is read. */
export async function listKeptAfter(
  ctx: TxCtx,
  changeSetId: string,
  after: string | null,
  limit: number,
): Promise<KeptProduct[]> {
  const rows = await keptOf(ctx, changeSetId)
    .$if(after !== null, (query) => query.where('product_id', '>', after ?? ''))
    .limit(limit)
    .execute()
  return rows.map(toKept)
}
