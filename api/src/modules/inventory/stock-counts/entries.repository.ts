import type { CountEntry } from '@comptoir/contracts/inventory/stock-counts'
import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { standingEntries } from './counted.queries.ts'

/** What is stored of what somebody counted. */
export interface WrittenEntry {
  id: string
  countId: string
  productId: string
  round: number
  quantityMilli: number
  lotNumber: string | null
  lotExpiresOn: string | null
  serialNumber: string | null
  takesBack: string | null
  countedAt: Date
}

/** Adds an entry; false, with nothing written, where its id is taken or what it takes back was taken back before. */
export async function insertEntry({ db, companyId, userId, now }: TxCtx, entry: WrittenEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_count_entry')
    .values({
      ...{ company_id: companyId, id: entry.id, count_id: entry.countId, product_id: entry.productId },
      ...{ round: entry.round, quantity_milli: entry.quantityMilli, lot_number: entry.lotNumber },
      ...{ lot_expires_on: entry.lotExpiresOn, piece_number: entry.serialNumber, takes_back: entry.takesBack },
      ...{ user_id: userId, counted_at: entry.countedAt, recorded_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Rows of one statement: each has nine values. */
const MOST_AT_ONCE = 1000

/** Writes down that nothing of products is there, in the round that has ended. */
export async function insertZeros(
  { db, companyId, userId, now }: TxCtx,
  { id: countId, round }: { id: string; round: number },
  products: readonly { id: string; productId: string }[],
): Promise<void> {
  for (let at = 0; at < products.length; at += MOST_AT_ONCE)
    await db
      .insertInto('stock_count_entry')
      .values(
        products.slice(at, at + MOST_AT_ONCE).map(({ id, productId }) => ({
          ...{ company_id: companyId, id, count_id: countId, product_id: productId, round, quantity_milli: 0 },
          ...{ user_id: userId, counted_at: now, recorded_at: now },
        })),
      )
      .execute()
}

/** An entry of any count; undefined where there is none. */
export async function findEntry({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('stock_count_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}
export type StoredEntry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** The product of a scanned code, and how much of it one scan stands for, in thousandths; undefined where none has it. */
export async function findScanned(
  { db, companyId }: TxCtx,
  code: string,
): Promise<{ productId: string; eachMilli: number } | undefined> {
  const { rows } = await sql<{ productId: string; eachMilli: number }>`
    select x.product_id as "productId", coalesce(k.quantity_milli, 1000) as "eachMilli"
    from product_barcode x left join product_pack k on k.company_id = x.company_id and k.id = x.pack_id
    where x.company_id = ${companyId} and x.barcode = ${code}
    union all
    select p.id, 1000 from product p where p.company_id = ${companyId} and p.code = ${code}
    limit 1`.execute(db)
  return rows[0]
}

/** What a count has of a product: its line, and who counted it in rounds before. */
export async function findLineOf({ db, companyId }: TxCtx, countId: string, productId: string) {
  return db
    .selectFrom('stock_count_line')
    .select(['recount_round'])
    .where('company_id', '=', companyId)
    .where('count_id', '=', countId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
}

/** Whether somebody counted a product in an earlier round, and nobody took it back. */
export async function hasCountedBefore(
  ctx: TxCtx,
  { countId, productId, round }: { countId: string; productId: string; round: number },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from ${standingEntries(ctx, countId)} e
      where e.product_id = ${productId} and e.round < ${round} and e.user_id = ${ctx.userId}) as found`.execute(ctx.db)
  return rows[0]?.found ?? false
}

/** Whether a piece stands counted in a round. */
export async function isPieceCounted(
  ctx: TxCtx,
  { countId, productId, round }: { countId: string; productId: string; round: number },
  serialNumber: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from ${standingEntries(ctx, countId)} e
      where e.product_id = ${productId} and e.round = ${round} and e.piece_number = ${serialNumber}) as found`.execute(
    ctx.db,
  )
  return rows[0]?.found ?? false
}

interface EntryRow extends Omit<CountEntry, 'countedAt' | 'unitDecimals'> {
  countedAt: Date
  decimals: number | null
}

/** Which entries are read; one by its id, those of the caller, or those of a product. */
interface AskedEntries {
  id?: string
  isMine?: boolean
  productId?: string | undefined
}

/** The last entries of a count that took nothing back, the newest first. */
export async function listEntries(
  ctx: TxCtx,
  countId: string,
  { id, isMine = false, productId }: AskedEntries,
  most: number,
): Promise<CountEntry[]> {
  const { companyId, userId } = ctx
  const { rows } = await sql<EntryRow>`
    select e.id, e.product_id as "productId", p.code, p.designation, u.name as unit, u.decimals, p.tracking,
      p.lots_expire as "lotsExpire", e.quantity_milli as "quantityMilli", e.lot_number as "lotNumber",
      e.lot_expires_on::text as "lotExpiresOn", e.piece_number as "serialNumber", e.round, e.counted_at as "countedAt",
      w.name as by, e.user_id = ${userId} as "isMine",
      exists (select 1 from stock_count_entry t where t.company_id = ${companyId} and t.takes_back = e.id) as "isTakenBack",
      (select ${totalOf('s.quantity_milli')} from ${standingEntries(ctx, countId)} s
        where s.product_id = e.product_id and s.round = e.round) as "countedMilli"
    from stock_count_entry e
      join product p on p.company_id = e.company_id and p.id = e.product_id
      left join unit u on u.company_id = p.company_id and u.id = p.unit_id
      join app_user w on w.company_id = e.company_id and w.id = e.user_id
    where e.company_id = ${companyId} and e.count_id = ${countId} and e.takes_back is null
      ${id === undefined ? sql`` : sql` and e.id = ${id}`}
      ${isMine ? sql` and e.user_id = ${userId}` : sql``}
      ${productId === undefined ? sql`` : sql` and e.product_id = ${productId}`}
    order by e.recorded_at desc, e.id desc limit ${most}`.execute(ctx.db)
  return rows.map(({ countedAt, decimals, ...row }) => ({
    ...{ ...row, countedAt: countedAt.toISOString(), unitDecimals: decimals ?? MOST_UNIT_DECIMALS },
  }))
}
