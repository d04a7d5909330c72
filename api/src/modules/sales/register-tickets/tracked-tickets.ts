import type { SaleReview } from '@comptoir/contracts/sales/sales'
import { baseQuantityMilli } from '@comptoir/money'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { SaleContext } from '../sales/index.ts'
import { isExpired, trackGoods, type AskedLine, type FoundLine } from '../tracked-goods/index.ts'
import { about, type KnownLine, type KnownTicket } from './as-known.rules.ts'

/** The goods of a ticket whose products are tracked, with what there is to say of them. */
export interface TicketGoods {
  byLine: ReadonlyMap<string, FoundLine>
  reviews: SaleReview[]
}

interface Sold {
  found: KnownTicket
  context: SaleContext
}

/**
 * Of which lots and pieces the goods of some tickets are, in their order. Nothing is refused: what is not known is made, and
 * said. Most tickets have no such goods, and ask nothing.
 */
export async function trackTickets(ctx: Ctx, tickets: readonly Sold[]): Promise<Map<KnownTicket, TicketGoods>> {
  const asked = tickets.map((ticket, at) => ticket.found.lines.flatMap((line) => askedLine(line, ticket, at)))
  const [first] = tickets
  if (!first || asked.every((lines) => lines.length === 0)) return new Map()
  const found = await inTransaction(ctx, (tx) => trackGoods(tx, first.context.locationId, asked.flat()))
  return new Map(
    tickets.map((ticket, at) => {
      const byLine = new Map<string, FoundLine>()
      const reviews = ticket.found.lines.flatMap((known, index) => {
        const goods = found.get(keyOf(known, at))
        if (!goods) return []
        byLine.set(known.line.id, goods)
        return goodsReviews(known, goods, dayOf(ticket), index + 1)
      })
      return [ticket.found, { byLine, reviews }]
    }),
  )
}

function askedLine(known: KnownLine, ticket: Sold, at: number): AskedLine[] {
  const { line, product } = known
  if (!product?.id || product.tracking === 'none') return []
  return [
    {
      id: keyOf(known, at),
      productId: product.id,
      tracking: product.tracking,
      quantityMilli: baseQuantityMilli(line.quantityMilli, line.packQuantityMilli) ?? 0,
      lots: line.lots,
      serialNumbers: line.serialNumbers,
      day: dayOf(ticket),
    },
  ]
}

function goodsReviews(
  { line, product }: KnownLine,
  { lots, pieces, unknown }: FoundLine,
  day: string,
  lineNumber: number,
): SaleReview[] {
  const named = new Set(line.lots?.map(({ number }) => number))
  // What the server chose itself is nobody's fault.
  const isOver = lots.some(({ number, expiresOn }) => named.has(number) && isExpired(expiresOn, day))
  const soldMilli = baseQuantityMilli(line.quantityMilli, line.packQuantityMilli) ?? 0
  const isMissing = product?.tracking === 'serialNumbers' && pieces.length * 1000 < soldMilli
  return [
    ...(unknown.length > 0 ? [about('lotUnknown', { lineNumber })] : []),
    ...(isOver ? [about('lotExpired', { lineNumber })] : []),
    ...(isMissing
      ? [about('serialNumberMissing', { lineNumber, shown: pieces.length * 1000, expected: soldMilli })]
      : []),
  ]
}

/** On which the goods of a ticket had to be good. */
function dayOf({ found: { ticket }, context }: Sold): string {
  return businessDateOf(new Date(ticket.occurredAt), context.timeZone)
}

/** Two tickets may name their lines alike. */
function keyOf({ line }: KnownLine, at: number): string {
  return `${at} ${line.id}`
}
