import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { DocumentTotals } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { postalAddress } from '../cash-sessions/index.ts'
import type { FoundLine, TrackedLine } from '../tracked-goods/index.ts'
import { goodsCosts } from './goods-costs.rules.ts'
import { requestHash } from './request-hash.ts'
import type { SaleClient, SaleContext, SoldProduct } from './sale-context.queries.ts'
import { productOf } from './sales.rules.ts'
import type { MoneyRow, Settlement } from './settlement.rules.ts'

/** A line as it is printed, with what only the books need. */
export interface PostedLine {
  id: string
  /** Null for a custom item. */
  productId: string | null
  code: string
  designation: string
  unit: string | null
  packQuantityMilli: number | null
  quantityMilli: number
  unitPriceMicro: number
  listPriceMicro: number
  grossMinor: number
  discountRateMilli: number | null
  discountMinor: number
  discountReason: string | null
  discountId: string | null
  netHtMinor: number
  fodecMinor: number
  vatRateMilli: number
  vatMinor: number
  totalMinor: number
  costMicro: number
  ledgerId: string
  /** Null where its product is not tracked. */
  goods: TrackedLine | null
}

/** The figures of a ticket as a whole. */
type Totals = Pick<
  Sale,
  | 'grossMinor'
  | 'discountMinor'
  | 'netHtMinor'
  | 'fodecMinor'
  | 'vatMinor'
  | 'stampMinor'
  | 'totalMinor'
  | 'receivedMinor'
  | 'changeMinor'
  | 'roundingMinor'
>

/** All that is posted: what the kernel computed, where it goes, and on whose behalf. */
export interface Posting {
  id: string
  auditId: string
  registerId: string
  cashSessionId: string
  context: SaleContext
  client: SaleClient
  occurredAt: string
  businessDate: string
  /** Who sold it. */
  userId: string
  totals: Totals
  kernelVersion: number
  trace: DocumentTotals['trace']
  seller: Sale['seller']
  requestHash: Buffer
  lines: PostedLine[]
  taxes: Sale['taxes']
  money: MoneyRow[]
  /** What was noted on it; null for nothing. */
  note: string | null
  /** Who brought the sale; null for nobody. */
  representativeId: string | null
  /** What was approved of it; empty where nothing had to be. */
  approvals: NonNullable<Sale['approvals']>
}

interface Parts {
  /** What the caller said, whose fingerprint is kept. */
  asked: SaleInput
  /** The same with the discounts as they are granted. */
  input: SaleInput
  context: SaleContext
  products: ReadonlyMap<string, SoldProduct>
  document: DocumentTotals
  client: SaleClient
  settlement: Settlement
  approvals: Posting['approvals']
  /** By line, of those whose products are tracked. */
  tracked: ReadonlyMap<string, FoundLine>
}

export function toPosting(ctx: Ctx, parts: Parts): Posting {
  const { asked, input, context, products, document, client, settlement, approvals, tracked } = parts
  const { money, roundingMinor } = settlement
  const goods = input.lines.map((line, index) => productOf(products, line, index))
  const costs = goodsCosts(
    goods.map((product, index) => ({
      ...{ product, packQuantityMilli: product.packQuantityMilli },
      quantityMilli: input.lines[index]?.quantityMilli ?? 0,
    })),
  )
  const received = money.reduce((sum, row) => sum + (row.kind === 'payment' ? row.amountMinor : 0), 0)
  return {
    id: input.id,
    auditId: newId(),
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    context,
    client,
    occurredAt: new Date(input.occurredAt).toISOString(),
    businessDate: businessDateOf(new Date(input.occurredAt), context.timeZone),
    userId: ctx.userId,
    totals: totalsOf(document, received, roundingMinor),
    kernelVersion: document.kernelVersion,
    trace: document.trace,
    seller: sellerOf(ctx, context, client),
    requestHash: requestHash(asked),
    lines: input.lines.map((line, index) => ({
      ...toLine(line, { ...productOf(products, line, index), costMicro: costs[index] ?? 0 }, document, index),
      goods: tracked.get(line.id) ?? null,
    })),
    taxes: taxesOf(document),
    money,
    note: null,
    representativeId: null,
    approvals,
  }
}

function totalsOf({ totals }: DocumentTotals, receivedMinor: number, roundingMinor: number): Totals {
  const { grossMinor, netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = totals
  return {
    grossMinor,
    discountMinor: totals.lineDiscountMinor + totals.documentDiscountMinor,
    netHtMinor,
    fodecMinor,
    vatMinor,
    stampMinor,
    totalMinor,
    receivedMinor,
    changeMinor: receivedMinor - totalMinor - roundingMinor,
    roundingMinor,
  }
}

/** Who sold, where and to whom, as it is printed. */
export function sellerOf(
  ctx: Pick<Ctx, 'userName'>,
  {
    seller: { address, postal_code, city, ticketHeader, ticketFooter, showsExclTax, timeZone, ...seller },
  }: SaleContext,
  client: SaleClient,
): Sale['seller'] {
  return {
    ...seller,
    address: postalAddress({ address, postal_code, city }),
    cashier: ctx.userName,
    client: client.name,
    ...(ticketHeader === null ? {} : { ticketHeader }),
    ...(ticketFooter === null ? {} : { ticketFooter }),
    ...(showsExclTax ? { showsExclTax } : {}),
    ...(timeZone === null ? {} : { timeZone }),
  }
}

/** The taxes of a document, a row for each rate. */
export function taxesOf({ taxes }: Pick<DocumentTotals, 'taxes'>): Sale['taxes'] {
  return taxes.map(({ rateMilli, baseHtMinor, fodecMinor, vatMinor, totalMinor }) => ({
    rateMilli,
    baseHtMinor,
    fodecMinor,
    vatMinor,
    totalMinor,
  }))
}

function toLine(
  line: SaleInput['lines'][number],
  product: SoldProduct,
  document: DocumentTotals,
  index: number,
): Omit<PostedLine, 'goods'> {
  const figures = document.lines[index]
  if (!figures) throw new Error('the kernel lost a line')
  return {
    id: line.id,
    productId: product.id,
    code: product.code,
    designation: product.designation,
    unit: product.unit,
    packQuantityMilli: product.packQuantityMilli,
    quantityMilli: line.quantityMilli,
    unitPriceMicro: line.unitPriceMicro,
    listPriceMicro: product.listPriceMicro,
    grossMinor: figures.grossMinor,
    discountRateMilli: line.discount?.kind === 'rate' ? line.discount.rateMilli : null,
    discountMinor: figures.discountMinor + figures.documentDiscountMinor,
    discountReason: line.discount?.reason ?? null,
    discountId: (line.discount?.kind === 'rate' && line.discount.discountId) || null,
    netHtMinor: figures.netHtMinor,
    fodecMinor: figures.fodecMinor,
    vatRateMilli: product.vatRateMilli,
    vatMinor: figures.vatMinor,
    totalMinor: figures.totalMinor,
    costMicro: product.costMicro,
    ledgerId: newId(),
  }
}
