import { STOCK_COUNTS, type CountEntry, type CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findNamedGoods } from '../stock/index.ts'
import { findAdjustedProducts, type AdjustedProduct } from '../stock-adjustments/index.ts'
import { insertLines, shareCount, type LockedCount } from './counts.repository.ts'
import {
  findEntry,
  findLineOf,
  findScanned,
  hasCountedBefore,
  insertEntry,
  isPieceCounted,
  listEntries,
  type StoredEntry,
} from './entries.repository.ts'
import { checkLot, checkParts, countedAtOf, PIECE_MILLI, quantityOf } from './entries.rules.ts'
import { countedElsewhere, haveBalances } from './plans.service.ts'
import { isWithin } from './scope.queries.ts'
import { isAsked } from './steps.rules.ts'

/** Writes down what somebody counted, in the round that goes on. The same again gives it as it is now. */
export async function addEntry(ctx: TxCtx, countId: string, input: CountEntryInput): Promise<CountEntry> {
  const count = await openTo(ctx, countId)
  const known = await findEntry(ctx, input.id)
  if (known) return repeated(ctx, known, { countId, takesBack: null })
  refuseClosed(count)
  if (!isAsked(ctx, count)) throw declaredRefusal(STOCK_COUNTS, 'notAsked')
  if (input.round !== count.round) throw declaredRefusal(STOCK_COUNTS, 'roundOver')
  const { product, eachMilli } = await productOf(ctx, input)
  const quantityMilli = quantityOf(input, eachMilli, product)
  checkParts(input, product, quantityMilli)
  await checkTold(ctx, count, product, input)
  await checkLine(ctx, count, product)
  const isAdded = await insertEntry(ctx, {
    ...{ id: input.id, countId, productId: product.id, round: count.round, quantityMilli, takesBack: null },
    ...{ lotNumber: input.lot?.number ?? null, lotExpiresOn: input.lot?.expiresOn ?? null },
    serialNumber: input.serialNumber ?? null,
    countedAt: countedAtOf(input, count.round_began_at ?? ctx.now, ctx.now),
  })
  if (isAdded) return told(ctx, countId, input.id)
  const twin = await findEntry(ctx, input.id)
  if (!twin) throw declaredRefusal(STOCK_COUNTS, 'idReused', {}, '/id')
  return repeated(ctx, twin, { countId, takesBack: null })
}

/**
 * Takes an entry back, by a row of its own. One's own; those of others by who approves, whomever the count names. Again does
 * nothing.
 */
export async function takeBackEntry(
  ctx: TxCtx,
  countId: string,
  entryId: string,
  { id }: { id: string },
): Promise<CountEntry> {
  const count = await openTo(ctx, countId)
  const entry = await findEntry(ctx, entryId)
  if (entry?.count_id !== countId || entry.takes_back !== null) throw declaredRefusal(STOCK_COUNTS, 'entryUnknown')
  const known = await findEntry(ctx, id)
  if (known) return repeated(ctx, known, { countId, takesBack: entryId })
  refuseClosed(count)
  if (entry.round !== count.round) throw declaredRefusal(STOCK_COUNTS, 'roundOver')
  if (entry.user_id !== ctx.userId && !ctx.permissions.has(STOCK_COUNTS.permissions.approve))
    throw declaredRefusal(STOCK_COUNTS, 'notYours')
  await insertEntry(ctx, {
    ...{ id, countId, productId: entry.product_id, round: entry.round, quantityMilli: entry.quantity_milli },
    ...{ lotNumber: entry.lot_number, lotExpiresOn: entry.lot_expires_on, serialNumber: entry.piece_number },
    ...{ takesBack: entryId, countedAt: ctx.now },
  })
  return told(ctx, countId, entryId)
}

async function openTo(ctx: TxCtx, countId: string): Promise<LockedCount> {
  const count = await shareCount(ctx, countId)
  if (!count) throw declaredRefusal(STOCK_COUNTS, 'notFound')
  return count
}

function refuseClosed(count: LockedCount): void {
  if (count.state !== 'counting') throw declaredRefusal(STOCK_COUNTS, 'notCounting')
}

/** An id that is known: the same row is answered as it is now, anything else is refused. */
async function repeated(
  ctx: TxCtx,
  known: StoredEntry,
  { countId, takesBack }: { countId: string; takesBack: string | null },
): Promise<CountEntry> {
  const isSame = known.count_id === countId && known.takes_back === takesBack && known.user_id === ctx.userId
  if (!isSame) throw declaredRefusal(STOCK_COUNTS, 'idReused', {}, '/id')
  return told(ctx, countId, takesBack ?? known.id)
}

async function told(ctx: TxCtx, countId: string, id: string): Promise<CountEntry> {
  const [entry] = await listEntries(ctx, countId, { id }, 1)
  if (!entry) throw new Error(`entry ${id} was written a moment ago and is not there`)
  return entry
}

async function productOf(ctx: TxCtx, { productId, code }: CountEntryInput) {
  const found =
    productId === undefined ? await findScanned(ctx, code?.trim() ?? '') : { productId, eachMilli: PIECE_MILLI }
  const product = found && (await findAdjustedProducts(ctx, [found.productId])).get(found.productId)
  if (!product)
    throw declaredRefusal(STOCK_COUNTS, 'productUnknown', {}, productId === undefined ? '/code' : '/productId')
  return { product, eachMilli: found.eachMilli }
}

/** What is said of a lot or a piece, held against what is known of it. */
async function checkTold(
  ctx: TxCtx,
  { id: countId, round }: LockedCount,
  product: AdjustedProduct,
  { lot, serialNumber }: CountEntryInput,
): Promise<void> {
  if (lot) {
    const [known] = await findNamedGoods(ctx, 'lot', [{ productId: product.id, number: lot.number }])
    checkLot(lot, known, product)
  }
  const of = { countId, productId: product.id, round }
  if (serialNumber !== undefined && (await isPieceCounted(ctx, of, serialNumber)))
    throw declaredRefusal(STOCK_COUNTS, 'serialNumberTwice', { product: product.designation, serialNumber })
}

/**
 * Refuses a product that is not to be counted here, now, by this person. One that the place had nothing of joins the count
 * where its scope has it.
 */
async function checkLine(ctx: TxCtx, count: LockedCount, product: AdjustedProduct): Promise<void> {
  const line = await findLineOf(ctx, count.id, product.id)
  const named = { product: product.designation }
  if (count.round > 1) {
    if (line?.recount_round !== count.round) throw declaredRefusal(STOCK_COUNTS, 'notInRound', named)
    if (await hasCountedBefore(ctx, { countId: count.id, productId: product.id, round: count.round }))
      throw declaredRefusal(STOCK_COUNTS, 'sameCounter', named)
    return
  }
  if (line) return
  if (!(await isWithin(ctx, count.scope, product.id))) throw declaredRefusal(STOCK_COUNTS, 'outOfScope', named)
  await haveBalances(ctx, count.location_id, [{ productId: product.id }])
  const added = await insertLines(ctx, count, [{ productId: product.id, startedMilli: 0 }])
  if (added.length > 0 || (await findLineOf(ctx, count.id, product.id))) return
  throw await countedElsewhere(ctx, product.id)
}
