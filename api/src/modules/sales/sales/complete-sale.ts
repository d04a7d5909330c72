import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { DocumentTotals } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findDiscountsOfLines, type DiscountOfLine } from '../../inventory/running-discounts/index.ts'
import { postalAddress } from '../cash-sessions/index.ts'
import { admittedPlace } from './admitted-place.ts'
import { readSaleContext, type SaleClient, type SalePlace, type SoldProduct } from './sale-context.queries.ts'
import { namedDiscounts } from './named-discounts.rules.ts'
import {
  checkDiscounts,
  checkFigures,
  checkPrices,
  contentHash,
  priceSale,
  productOf,
  settle,
  ticketPrefix,
  type MoneyRow,
  type SaleRights,
} from './sales.rules.ts'
import { findSale, postSale } from './sales.repository.ts'

export interface PostedLine {
  id: string
  productId: string
  code: string
  designation: string
  unit: string | null
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
}

/** All that the posting function needs: what the kernel computed, and where it goes. */
export interface Posting {
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
  tillNumber: number | null
  prefix: string
  allowNegativeStock: boolean
  totals: number[]
  itemCount: number
  kernelVersion: number
  trace: DocumentTotals['trace']
  seller: Sale['seller']
  contentHash: Buffer
  /** Positions of the lines (from 1), sorted by product: the order in which balances are taken, so that two sales never wait for each other. */
  order: number[]
  lines: PostedLine[]
  taxes: Sale['taxes']
  money: MoneyRow[]
}

/**
 * Completes a sale: checks what only the server knows, computes every figure again with the kernel, and posts it in one
 * step: two statements that need no transaction around them. Refuses with nothing written; a repeat of the same sale is recognised by its caller (see `answerRepeat`).
 */
export async function completeSale(ctx: Ctx, asked: SaleInput): Promise<Sale> {
  const { products, client, methodKinds, ...found } = await readSaleContext(ctx, asked)
  const place = admittedPlace(ctx, found.place, asked)
  checkNumber(place, asked)
  const input = namedDiscounts(asked, await discountsOf(ctx, asked, [...products.keys()]), products, place)
  const rights: SaleRights = {
    mayEditPrice: ctx.permissions.has('sales.editPrice'),
    mayExceedDiscount: ctx.permissions.has('sales.exceedDiscount'),
  }
  checkFigures(input, products)
  checkPrices(input, products, place, rights)
  const document = priceSale(input, products, place)
  checkDiscounts(input, document, products, place, rights)
  if (!client) throw new DomainError('client.notFound', {}, '/clientId')
  const money = settle(input, document.totals.totalMinor, methodKinds, place, newId())
  const posting = {
    ...toPosting(ctx, input, { place, products, document, client, money }),
    contentHash: contentHash(asked),
  }
  const { number } = await postSale(ctx, posting)
  return toSale(posting, number)
}

/** The discounts that lines name; most sales name none, and ask nothing. */
async function discountsOf(ctx: Ctx, { lines }: SaleInput, productIds: readonly string[]): Promise<DiscountOfLine[]> {
  const discountIds = [
    ...new Set(
      lines.flatMap(({ discount }) => (discount?.kind === 'rate' && discount.discountId ? [discount.discountId] : [])),
    ),
  ]
  return discountIds.length === 0 ? [] : inTransaction(ctx, (tx) => findDiscountsOfLines(tx, discountIds, productIds))
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
export async function answerRepeat(ctx: TxCtx, input: SaleInput): Promise<Sale | null> {
  const stored = await findSale(ctx, input.id)
  if (!stored) return null
  if (!stored.contentHash.equals(contentHash(input))) throw new DomainError('sale.idReused', {}, '/id')
  return stored.sale
}

/** The next number is given by whoever numbers this register, and by nobody else. */
function checkNumber(place: SalePlace, { number, epoch }: SaleInput): void {
  const isNumbered = number !== undefined && epoch !== undefined
  if (place.numbering === 'server' && (number !== undefined || epoch !== undefined))
    throw new DomainError('sale.numberedByServer', {}, '/number')
  if (place.numbering === 'register' && (!isNumbered || epoch !== place.epoch))
    throw new DomainError('sale.numberedByRegister', {}, '/number')
}

interface Parts {
  place: SalePlace
  products: ReadonlyMap<string, SoldProduct>
  document: DocumentTotals
  client: SaleClient
  money: MoneyRow[]
}

function toPosting(
  ctx: Ctx,
  input: SaleInput,
  { place, products, document, client, money }: Parts,
): Omit<Posting, 'contentHash'> {
  const { totals } = document
  const lines = input.lines.map((line, index) => toLine(line, productOf(products, line, index), document, index))
  const received = money.reduce((sum, row) => sum + (row.kind === 'payment' ? row.amountMinor : 0), 0)
  const discount = totals.lineDiscountMinor + totals.documentDiscountMinor
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
    tillNumber: input.number ?? null,
    prefix: ticketPrefix(place),
    // A till sold it while the goods were in the customer's hands: such a ticket is never refused for want of stock.
    allowNegativeStock: place.allowNegativeStock || place.numbering === 'register',
    totals: [
      totals.grossMinor,
      discount,
      totals.netHtMinor,
      totals.fodecMinor,
      totals.vatMinor,
      totals.stampMinor,
      totals.totalMinor,
      received,
      received - totals.totalMinor,
    ],
    itemCount: lines.length,
    kernelVersion: document.kernelVersion,
    trace: document.trace,
    seller: sellerOf(ctx, place, client),
    order: byProduct(lines),
    lines,
    taxes: taxesOf(document),
    money,
  }
}

/** Who sold, where and to whom, as it is printed. */
export function sellerOf(
  ctx: Ctx,
  { seller: { address, postal_code, city, ...seller } }: SalePlace,
  client: SaleClient,
): Sale['seller'] {
  return {
    ...seller,
    address: postalAddress({ address, postal_code, city }),
    cashier: ctx.userName,
    client: client.name,
  }
}

/** The taxes of a document, a row for each rate. */
export function taxesOf({ taxes }: DocumentTotals): Sale['taxes'] {
  return taxes.map(({ rateMilli, baseHtMinor, fodecMinor, vatMinor, totalMinor }) => ({
    rateMilli,
    baseHtMinor,
    fodecMinor,
    vatMinor,
    totalMinor,
  }))
}

/** Positions of the lines (from 1), sorted by product. */
export function byProduct(lines: readonly { productId: string }[]): number[] {
  return lines
    .map((line, index) => ({ productId: line.productId, position: index + 1 }))
    .sort((a, b) => (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : a.position - b.position))
    .map(({ position }) => position)
}

function toLine(
  line: SaleInput['lines'][number],
  product: SoldProduct,
  document: DocumentTotals,
  index: number,
): PostedLine {
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

function toSale(p: Posting, number: string): Sale {
  const [
    grossMinor = 0,
    discountMinor = 0,
    netHtMinor = 0,
    fodecMinor = 0,
    vatMinor = 0,
    stampMinor = 0,
    totalMinor = 0,
    receivedMinor = 0,
    changeMinor = 0,
  ] = p.totals
  return {
    id: p.id,
    number,
    state: 'completed',
    occurredAt: p.occurredAt,
    recordedAt: p.recordedAt.toISOString(),
    businessDate: p.businessDate,
    currency: p.place.currency,
    pointOfSaleId: p.place.pointOfSaleId,
    registerId: p.registerId,
    cashSessionId: p.cashSessionId,
    clientId: p.client.id,
    seller: p.seller,
    grossMinor,
    discountMinor,
    netHtMinor,
    fodecMinor,
    vatMinor,
    stampMinor,
    totalMinor,
    receivedMinor,
    changeMinor,
    lines: p.lines.map(
      (
        { ledgerId: _ledger, costMicro: _cost, listPriceMicro: _list, fodecMinor: _fodec, vatMinor: _vat, ...line },
        index,
      ) => ({ ...line, lineNumber: index + 1 }),
    ),
    payments: p.money,
    taxes: p.taxes,
    kernelVersion: p.kernelVersion,
    trace: [...p.trace],
  }
}
