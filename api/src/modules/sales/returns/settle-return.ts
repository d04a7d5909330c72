import type { SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import type { DocumentTotals } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  admittedPlace,
  byProduct,
  checkFigures,
  priceSale,
  productOf,
  readSaleContext,
  sellerOf,
  taxesOf,
  type SaleClient,
  type SalePlace,
  type SoldProduct,
} from '../sales/index.ts'
import { contentHash, refundsOf, returnPrefix, type Refund } from './sales-returns.rules.ts'
import { findSalesReturn, postSalesReturn } from './sales-returns.repository.ts'

export interface ReturnedLine {
  id: string
  productId: string
  code: string
  designation: string
  unit: string | null
  quantityMilli: number
  unitPriceMicro: number
  netHtMinor: number
  fodecMinor: number
  vatRateMilli: number
  vatMinor: number
  totalMinor: number
  costMicro: number
  ledgerId: string
}

/** All that the posting function needs: what the kernel computed, and where it goes. */
export interface ReturnPosting {
  companyId: string
  id: string
  userId: string
  accountId: string
  requestId: string
  auditId: string
  registerId: string
  cashSessionId: string
  place: SalePlace
  client: SaleClient
  occurredAt: string
  recordedAt: Date
  businessDate: string
  reason: SalesReturn['reason']
  comment: string | null
  prefix: string
  totals: DocumentTotals['totals']
  kernelVersion: number
  trace: DocumentTotals['trace']
  seller: SalesReturn['seller']
  contentHash: Buffer
  /** Positions of the lines (from 1), sorted by product, as for sales. */
  order: number[]
  lines: ReturnedLine[]
  taxes: SalesReturn['taxes']
  refunds: Refund[]
}

/**
 * Takes goods back without their ticket and refunds them out of the open session: computes every figure with the kernel
 * and posts it in one step. Refuses with nothing written; a repeat is recognised by its caller (see `answerRepeat`).
 */
export async function settleReturn(ctx: Ctx, input: SalesReturnInput): Promise<SalesReturn> {
  const { products, client, methodKinds, ...found } = await readSaleContext(ctx, input)
  const place = admittedPlace(ctx, found.place, input)
  checkFigures(input, products)
  const document = priceSale(input, products, place)
  if (!client) throw new DomainError('client.notFound', {}, '/clientId')
  const refunds = refundsOf(input, document.totals.totalMinor, methodKinds, place.currency)
  const posting = toPosting(ctx, input, { place, products, document, client, refunds })
  const { number } = await postSalesReturn(ctx, posting)
  return toSalesReturn(posting, number)
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
export async function answerRepeat(ctx: TxCtx, input: SalesReturnInput): Promise<SalesReturn | null> {
  const stored = await findSalesReturn(ctx, input.id)
  if (!stored) return null
  if (!stored.contentHash.equals(contentHash(input))) throw new DomainError('salesReturn.idReused', {}, '/id')
  return stored.salesReturn
}

interface Parts {
  place: SalePlace
  products: ReadonlyMap<string, SoldProduct>
  document: DocumentTotals
  client: SaleClient
  refunds: Refund[]
}

function toPosting(
  ctx: Ctx,
  input: SalesReturnInput,
  { place, products, document, client, refunds }: Parts,
): ReturnPosting {
  const lines = input.lines.map((line, index) => toLine(line, productOf(products, line, index), document, index))
  return {
    companyId: ctx.companyId,
    id: input.id,
    userId: ctx.userId,
    accountId: ctx.accountId,
    requestId: ctx.requestId,
    auditId: newId(),
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    place,
    client,
    occurredAt: new Date(input.occurredAt).toISOString(),
    recordedAt: ctx.now,
    businessDate: businessDateOf(new Date(input.occurredAt), place.timeZone),
    reason: input.reason,
    comment: input.comment ?? null,
    prefix: returnPrefix(place),
    totals: document.totals,
    kernelVersion: document.kernelVersion,
    trace: document.trace,
    seller: sellerOf(ctx, place, client),
    contentHash: contentHash(input),
    order: byProduct(lines),
    lines,
    taxes: taxesOf(document),
    refunds,
  }
}

function toLine(
  line: SalesReturnInput['lines'][number],
  product: SoldProduct,
  document: DocumentTotals,
  index: number,
): ReturnedLine {
  const figures = document.lines[index]
  if (!figures) throw new Error('the kernel lost a line')
  return {
    id: line.id,
    productId: product.id,
    code: product.code,
    designation: product.designation,
    unit: product.unit,
    quantityMilli: line.quantityMilli,
    unitPriceMicro: line.unitPriceMicro,
    netHtMinor: figures.netHtMinor,
    fodecMinor: figures.fodecMinor,
    vatRateMilli: product.vatRateMilli,
    vatMinor: figures.vatMinor,
    totalMinor: figures.totalMinor,
    costMicro: product.costMicro,
    ledgerId: newId(),
  }
}

function toSalesReturn(p: ReturnPosting, number: string): SalesReturn {
  const { netHtMinor, fodecMinor, vatMinor, stampMinor, totalMinor } = p.totals
  return {
    id: p.id,
    number,
    state: 'settled',
    reason: p.reason,
    comment: p.comment,
    occurredAt: p.occurredAt,
    recordedAt: p.recordedAt.toISOString(),
    businessDate: p.businessDate,
    currency: p.place.currency,
    pointOfSaleId: p.place.pointOfSaleId,
    registerId: p.registerId,
    cashSessionId: p.cashSessionId,
    clientId: p.client.id,
    seller: p.seller,
    netHtMinor,
    fodecMinor,
    vatMinor,
    stampMinor,
    totalMinor,
    lines: p.lines.map(
      ({ ledgerId: _ledger, costMicro: _cost, fodecMinor: _fodec, vatMinor: _vat, ...line }, index) => ({
        ...line,
        lineNumber: index + 1,
      }),
    ),
    refunds: p.refunds,
    taxes: p.taxes,
    kernelVersion: p.kernelVersion,
  }
}
