import type { SoldLot } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'
import {
  findNamedGoods,
  listLastLots,
  listLotsThere,
  makeNamedGoods,
  type FoundGoods,
  type LotThere,
  type NamedGoods,
} from '../../inventory/stock/index.ts'
import { eachLotOnce, quantityOfLots, takeFirstExpired } from './allot.rules.ts'
import type { TrackedLine } from './tracked-line.ts'

/** A line of a product that is tracked, with what was said of its goods. */
export interface AskedLine {
  id: string
  productId: string
  tracking: 'lots' | 'serialNumbers'
  /** In thousandths of the product's own unit. */
  quantityMilli: number
  /** Named; what they leave of the quantity is of the lots that expire first. */
  lots?: readonly (Pick<SoldLot, 'number' | 'quantityMilli'> & Partial<Pick<SoldLot, 'expiresOn'>>)[] | undefined
  serialNumbers?: readonly string[] | undefined
  /** On which its goods have to be good. */
  day: string
}

/** A line with its goods, and what of them was in no stock before. */
export interface FoundLine extends TrackedLine {
  unknown: readonly string[]
}

/** Of what is named, that which the company does not have. */
export async function unknownLots(tx: TxCtx, lines: readonly AskedLine[]): Promise<{ line: AskedLine; lot: string }[]> {
  const found = byName(await findNamedGoods(tx, 'lot', lines.flatMap(namedLots)))
  return lines.flatMap((line) =>
    namedLots(line).flatMap((lot) => (found.has(keyOf(lot)) ? [] : [{ line, lot: lot.number }])),
  )
}

/**
 * Finds the lots and pieces of lines that leave a place, one line after the other, and makes those that are not known: what
 * is sold is sold. A quantity for which no lot is named is of those that expire first; where the place has no more of any, of
 * the one that came last, which falls below zero. A product that never had a lot is of none.
 */
export async function trackGoods(
  tx: TxCtx,
  locationId: string,
  lines: readonly AskedLine[],
): Promise<Map<string, FoundLine>> {
  const lots = await named(tx, 'lot', lines.flatMap(namedLots))
  const pieces = await named(tx, 'serial_number', lines.flatMap(namedPieces))
  const open = lines.filter((line) => line.tracking === 'lots' && leftOf(line) > 0).map(({ productId }) => productId)
  const openIds = [...new Set(open)]
  const lotsThere = await listLotsThere(tx, locationId, openIds)
  const there = new Map(openIds.map((id) => [id, lotsThere.filter(({ productId }) => productId === id)]))
  const last = new Map((await listLastLots(tx, openIds)).map((lot) => [lot.productId, lot]))
  return new Map(
    lines.map((line) => {
      const namedOfLine = line.tracking === 'lots' ? ofLots(line, lots) : []
      const rest = line.tracking === 'lots' ? restOf(line, there.get(line.productId) ?? [], last) : []
      const numbered = line.tracking === 'serialNumbers' ? namedPieces(line).map((piece) => got(pieces, piece)) : []
      const used = [...namedOfLine.map(({ found }) => found), ...numbered]
      return [
        line.id,
        {
          lots: eachLotOnce([...namedOfLine.map(({ lot }) => lot), ...rest]),
          pieces: numbered.map(({ id, number }) => ({ id, number })),
          unknown: used.filter(({ hasMoved }) => !hasMoved).map(({ number }) => number),
        },
      ]
    }),
  )
}

function ofLots({ productId, lots = [] }: AskedLine, found: ReadonlyMap<string, FoundGoods>) {
  return lots.map(({ number, quantityMilli }) => {
    const lot = got(found, { productId, number })
    return { found: lot, lot: { id: lot.id, number, expiresOn: lot.expiresOn, quantityMilli } }
  })
}

/** What is left of a line beside the lots that it names. */
function restOf(
  line: AskedLine,
  there: LotThere[],
  last: ReadonlyMap<string, Omit<LotThere, 'onHandMilli'>>,
): TrackedLine['lots'] {
  const taken = takeFirstExpired(there, leftOf(line), line.day)
  const leftMilli = leftOf(line) - quantityOfLots(taken)
  const end = last.get(line.productId)
  if (leftMilli === 0 || !end) return taken
  return [...taken, { id: end.id, number: end.number, expiresOn: end.expiresOn, quantityMilli: leftMilli }]
}

function leftOf({ quantityMilli, lots = [] }: AskedLine): number {
  return quantityMilli - quantityOfLots(lots)
}

async function named(
  tx: TxCtx,
  table: 'lot' | 'serial_number',
  goods: readonly NamedGoods[],
): Promise<Map<string, FoundGoods>> {
  const found = byName(await findNamedGoods(tx, table, goods))
  const missing = goods.filter((each) => !found.has(keyOf(each)))
  if (missing.length === 0) return found
  await makeNamedGoods(tx, table, missing)
  return byName(await findNamedGoods(tx, table, goods))
}

function namedLots({ productId, tracking, lots = [] }: AskedLine): NamedGoods[] {
  if (tracking !== 'lots') return []
  return lots.map(({ number, expiresOn = null }) => ({ productId, number, expiresOn }))
}

function namedPieces({ productId, tracking, serialNumbers = [] }: AskedLine): NamedGoods[] {
  return tracking === 'serialNumbers' ? serialNumbers.map((number) => ({ productId, number })) : []
}

function byName(found: readonly FoundGoods[]): Map<string, FoundGoods> {
  return new Map(found.map((goods) => [keyOf(goods), goods]))
}

function got(found: ReadonlyMap<string, FoundGoods>, goods: NamedGoods): FoundGoods {
  const known = found.get(keyOf(goods))
  if (!known) throw new Error('what was made a moment ago is not there')
  return known
}

function keyOf({ productId, number }: NamedGoods): string {
  return `${productId} ${number}`
}
