import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { OpenedLot } from './opening-stock.rules.ts'

/** A movement of the ledger, by its key, as lots and serial numbers name it. */
export interface Movement {
  documentId: string
  documentLineId: string
  kind: 'opening'
}

/** Goods of lots or serial numbers that one movement was of. */
export interface TrackedMovement {
  movement: Movement
  lots: readonly OpenedLot[]
  serialNumbers: readonly string[]
}

/** Rows of one statement: it takes 65,535 values. */
const MOST_ROWS = 5000

function* portions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += MOST_ROWS) yield rows.slice(at, at + MOST_ROWS)
}

/** The lots of a product that have these numbers. */
export async function findLots(
  { db, companyId }: TxCtx,
  productId: string,
  numbers: readonly string[],
): Promise<Map<string, { id: string; expiresOn: string | null }>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('lot')
    .select(['id', 'number', 'expires_on'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute()
  return new Map(rows.map(({ id, number, expires_on: expiresOn }) => [number, { id, expiresOn }]))
}

/** One of these serial numbers that the product has already. */
export async function findKnownSerialNumber(
  { db, companyId }: TxCtx,
  productId: string,
  numbers: readonly string[],
): Promise<string | undefined> {
  if (numbers.length === 0) return undefined
  const row = await db
    .selectFrom('serial_number')
    .select('number')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

/**
 * Writes down of which lots movements were that are in the ledger; lots that are new are made, with their dates. Gives the
 * ids of all of them by number.
 */
export async function insertLotsOf(
  ctx: TxCtx,
  productId: string,
  moved: readonly TrackedMovement[],
  known: ReadonlyMap<string, { id: string }>,
): Promise<ReadonlyMap<string, string>> {
  const { db, companyId, now } = ctx
  const ids = new Map([...known].map(([number, { id }]) => [number, id]))
  const lots = new Map(moved.flatMap((each) => each.lots.map((lot) => [lot.number, lot] as const)))
  const made = [...lots.values()].filter(({ number }) => !ids.has(number)).map((lot) => ({ ...lot, id: newId() }))
  for (const { id, number } of made) ids.set(number, id)
  for (const rows of portions(made))
    await db
      .insertInto('lot')
      .values(
        rows.map(({ id, number, expiresOn }) => ({
          company_id: companyId,
          id,
          product_id: productId,
          number,
          expires_on: expiresOn,
          created_at: now,
        })),
      )
      .execute()
  const parts = moved.flatMap(({ movement, lots: some }) =>
    some.map(({ number, quantityMilli }) => ({
      ...keyOf(companyId, movement),
      lot_id: ids.get(number) ?? '',
      quantity_milli: quantityMilli,
    })),
  )
  for (const rows of portions(parts)) await db.insertInto('stock_ledger_lot').values(rows).execute()
  return ids
}

/** Writes down which pieces movements were that are in the ledger; their serial numbers are new. */
export async function insertSerialNumbersOf(
  ctx: TxCtx,
  productId: string,
  moved: readonly TrackedMovement[],
): Promise<void> {
  const { db, companyId, now } = ctx
  const made = moved.flatMap(({ movement, serialNumbers }) =>
    serialNumbers.map((number) => ({ id: newId(), number, movement })),
  )
  for (const rows of portions(made)) {
    await db
      .insertInto('serial_number')
      .values(
        rows.map(({ id, number }) => ({ company_id: companyId, id, product_id: productId, number, created_at: now })),
      )
      .execute()
    await db
      .insertInto('stock_ledger_serial')
      .values(rows.map(({ id, movement }) => ({ ...keyOf(companyId, movement), serial_number_id: id })))
      .execute()
  }
}

const keyOf = (companyId: string, { documentId, documentLineId, kind }: Movement) => ({
  company_id: companyId,
  document_id: documentId,
  document_line_id: documentLineId,
  kind,
})
