import type { SaleReview } from '@comptoir/contracts/sales/sales'
import type { DocumentTotals } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import { goodsCosts, rowsOf, type PostedLine, type Posting, type SaleClient, type SaleContext } from '../sales/index.ts'
import type { TrackedLine } from '../tracked-goods/index.ts'
import type { LimitedCredit } from './limited-credit.rules.ts'
import type { KnownLine, KnownTicket } from './as-known.rules.ts'
import { agrees } from './reviews.rules.ts'

type PostedTicket = JsonArguments['tickets_post.tickets'][number]

interface Parts {
  found: KnownTicket
  context: SaleContext
  client: SaleClient
  methodKinds: ReadonlyMap<string, string>
  computed: DocumentTotals | null
  reviews: readonly SaleReview[]
  /** What limits what its client may owe; null where nothing does, or it was approved. */
  credit: LimitedCredit | null
  approvals: Posting['approvals']
  /** By line, of those whose products are tracked. */
  goods: ReadonlyMap<string, TrackedLine>
  hash: string
}

/** A ticket of a register as the books take it over: with the figures and the words that it was printed with. */
export function toPostedTicket(ctx: Ctx, parts: Parts): PostedTicket {
  const { found, reviews, credit } = parts
  const { epoch, counter } = found.ticket
  const posting = toPosting(parts)
  const { prefix, sale, lines, goods, taxes, money, tracked } = rowsOf(ctx, posting)
  return {
    ...{ sale, epoch, counter, lines, goods, taxes, money, tracked },
    product_ids: [...new Set(goods.map(({ product_id: id }) => id))],
    late_money: lateMoney(money),
    number_prefix: prefix,
    audit_id: posting.auditId,
    reviews: reviews.map(({ reason, lineNumber, shown, expected }) => ({
      reason,
      line_number: lineNumber,
      shown: shown ?? null,
      expected: expected ?? null,
    })),
    forbids_negative_stock: posting.context.stockPolicy === 'block',
    credit: credit && { client_ids: credit.clientIds, limit_minor: credit.limitMinor },
  }
}

/** What takes the money of a ticket out of what was over or short, a row for each method. */
function lateMoney(money: PostedTicket['money']): PostedTicket['late_money'] {
  const methods = [...new Set(money.map(({ payment_method_id: id }) => id))]
  return methods.map((methodId, index) => ({
    id: newId(),
    line_number: index + 1,
    payment_method_id: methodId,
    amount_minor: -money
      .filter(({ payment_method_id: id }) => id === methodId)
      .reduce((sum, { amount_minor: amount }) => sum + amount, 0),
  }))
}

function toPosting({ found, context, client, methodKinds, computed, approvals, goods, hash }: Parts): Posting {
  const { ticket, lines, payments, change } = found
  const { grossMinor, discountMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = ticket
  const { receivedMinor, changeMinor, roundingMinor, kernelVersion, taxes, seller } = ticket
  const costs = goodsCosts(
    lines.map(({ line, product }) => ({
      ...{ product, quantityMilli: line.quantityMilli, packQuantityMilli: line.packQuantityMilli },
    })),
  )
  const kindOf = (id: string): string => methodKinds.get(id) ?? 'cash'
  return {
    id: ticket.id,
    auditId: newId(),
    registerId: ticket.registerId,
    cashSessionId: found.cashSessionId,
    context: { ...context, epoch: ticket.epoch },
    client,
    occurredAt: new Date(ticket.occurredAt).toISOString(),
    businessDate: businessDateOf(new Date(ticket.occurredAt), context.timeZone),
    userId: found.userId,
    totals: {
      ...{ grossMinor, discountMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor },
      ...{ receivedMinor, changeMinor, roundingMinor },
    },
    kernelVersion,
    // The way to figures that are not the kernel's is not known.
    trace: computed && agrees(ticket, computed) ? computed.trace : [],
    // A client whom nobody knows is not named where nobody would find them.
    seller: found.clientId === ticket.clientId ? seller : { ...seller, client: client.name },
    requestHash: Buffer.from(hash, 'hex'),
    lines: lines.map((known, at) => ({ ...toLine(known, costs[at] ?? 0), goods: goods.get(known.line.id) ?? null })),
    taxes,
    money: [
      ...payments.map((payment) => ({
        ...payment,
        kind: 'payment' as const,
        methodKind: kindOf(payment.paymentMethodId),
      })),
      ...(change && change.amountMinor > 0
        ? [
            {
              ...change,
              kind: 'change' as const,
              methodKind: kindOf(change.paymentMethodId),
              amountMinor: -change.amountMinor,
            },
          ]
        : []),
    ],
    note: ticket.note?.trim() ?? null,
    representativeId: found.representativeId,
    approvals,
  }
}

function toLine({ line, product }: KnownLine, costMicro: number): Omit<PostedLine, 'goods'> {
  const { discount } = line
  return {
    id: line.id,
    productId: product?.id ?? null,
    code: line.code,
    designation: line.designation,
    unit: line.unit,
    packQuantityMilli: line.packQuantityMilli,
    quantityMilli: line.quantityMilli,
    unitPriceMicro: line.unitPriceMicro,
    listPriceMicro: product?.listPriceMicro ?? line.unitPriceMicro,
    grossMinor: line.grossMinor,
    discountRateMilli: discount?.kind === 'rate' ? discount.rateMilli : null,
    discountMinor: line.discountMinor,
    discountReason: discount?.reason ?? null,
    discountId: (discount?.kind === 'rate' && discount.discountId) || null,
    netHtMinor: line.netHtMinor,
    fodecMinor: line.fodecMinor,
    vatRateMilli: line.vatRateMilli,
    vatMinor: line.vatMinor,
    totalMinor: line.totalMinor,
    costMicro,
    ledgerId: newId(),
  }
}
