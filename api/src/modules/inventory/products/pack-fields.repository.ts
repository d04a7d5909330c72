import type { PackFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { copyRows } from '../../../platform/db/copy.ts'

/** The packs that a product is to have, all of them. */
export interface PacksToWrite {
  id: string
  packs: readonly PackFields[]
}

/** Rows that go into one statement: it takes 65,535 values. */
const MOST_INSERTED = 5000

/** Inserts rows of a company, some thousands in each statement. */
export async function insertMany(
  ask: AskDatabase,
  companyId: string,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += MOST_INSERTED) {
    const some = rows.slice(at, at + MOST_INSERTED)
    const place = (row: number, column: number): string => `$${row * columns.length + column + 2}`
    const places = some.map((_, row) => `($1, ${columns.map((_each, column) => place(row, column)).join(', ')})`)
    await ask(`insert into ${table} (company_id, ${columns.join(', ')}) values ${places.join(', ')}`, [
      companyId,
      ...some.flat(),
    ])
  }
}

/** Takes away the packs of these products, with their barcodes. */
export async function removePacks(ask: AskDatabase, companyId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await ask('delete from product_pack y where y.company_id = $1 and y.product_id = any($2::uuid[])', [
    companyId,
    productIds,
  ])
}

/** Gives products their packs, with their barcodes; those that they had are gone. */
export async function insertPacks(
  ask: AskDatabase,
  companyId: string,
  products: readonly PacksToWrite[],
): Promise<void> {
  const { packs, barcodes } = packRows(products)
  await insertMany(ask, companyId, PACK, packs)
  await insertMany(ask, companyId, PACK_BARCODE, barcodes)
}

/** The same by COPY, on the administrator's connection, in its transaction. */
export async function loadPacks(
  client: pg.ClientBase,
  companyId: string,
  products: readonly PacksToWrite[],
): Promise<void> {
  const { packs, barcodes } = packRows(products)
  const load = ({ table, columns }: typeof PACK, rows: typeof packs): Promise<void> =>
    copyRows(
      client,
      table,
      ['company_id', ...columns],
      rows.map((row) => [companyId, ...row]),
    )
  await load(PACK, packs)
  await load(PACK_BARCODE, barcodes)
}

const PACK = { table: 'product_pack', columns: ['id', 'product_id', 'unit_id', 'quantity_milli', 'price_micro'] }
const PACK_BARCODE = { table: 'product_barcode', columns: ['barcode', 'product_id', 'pack_id'] }

type Rows = (string | number | null)[][]

function packRows(products: readonly PacksToWrite[]): { packs: Rows; barcodes: Rows } {
  const all = products.flatMap(({ id, packs }) => packs.map((pack) => ({ productId: id, pack })))
  return {
    packs: all.map(({ productId, pack: { id, unitId, quantityMilli, priceMicro } }) => [
      id,
      productId,
      unitId,
      quantityMilli,
      priceMicro,
    ]),
    barcodes: all.flatMap(({ productId, pack }) => pack.barcodes.map((barcode) => [barcode, productId, pack.id])),
  }
}
