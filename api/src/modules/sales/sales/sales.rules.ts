import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { computeDocument, MoneyError, type DocumentTotals } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext, SoldProduct } from './sale-context.queries.ts'

export interface SaleRights {
  mayEditPrice: boolean
  mayExceedDiscount: boolean
}

type LineInput = SaleInput['lines'][number]

/** Product of a line; one that the company does not have refuses the sale. */
export function productOf(
  products: ReadonlyMap<string, SoldProduct>,
  line: Pick<LineInput, 'productId'>,
  index: number,
): SoldProduct {
  const product = products.get(line.productId)
  if (!product) throw new DomainError('sale.productUnknown', { line: index + 1 }, `/lines/${index}/productId`)
  return product
}

/** Only the side that numbers this register, device or server, assigns the next number. */
export function checkNumber(context: SaleContext, { number, epoch }: SaleInput): void {
  const isNumbered = number !== undefined && epoch !== undefined
  if (context.numbering === 'server' && (number !== undefined || epoch !== undefined))
    throw new DomainError('sale.numberedByServer', {}, '/number')
  if (context.numbering === 'register' && (!isNumbered || epoch !== context.epoch))
    throw new DomainError('sale.numberedByRegister', {}, '/number')
}

/** A line must have a quantity and a price. */
export function checkFigures(input: Pick<SaleInput, 'lines'>, products: ReadonlyMap<string, SoldProduct>): void {
  for (const [index, line] of input.lines.entries()) {
    const name = { product: productOf(products, line, index).designation }
    if (line.quantityMilli <= 0)
      throw new DomainError('sale.lineWithoutQuantity', name, `/lines/${index}/quantityMilli`)
    if (line.unitPriceMicro === 0)
      throw new DomainError('sale.lineWithoutPrice', name, `/lines/${index}/unitPriceMicro`)
  }
}

/** A price other than the shelf's needs a right. */
export function checkPrices(
  input: SaleInput,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
  rights: SaleRights,
): void {
  for (const [index, line] of input.lines.entries()) {
    const product = productOf(products, line, index)
    const name = { product: product.designation }
    const isListed = line.unitPriceMicro === product.listPriceMicro
    if (!isListed && !rights.mayEditPrice && !context.allowUnitPriceEntry) {
      throw new DomainError('sale.priceNotAllowed', name, `/lines/${index}/unitPriceMicro`)
    }
  }
}

/** Every figure of the ticket, by the kernel; what the kernel refuses is a fault of the request. */
export function priceSale(
  input: Pick<SaleInput, 'lines'>,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
): DocumentTotals {
  try {
    return computeDocument({
      currency: context.currency,
      priceBasis: 'ttc',
      vatMode: context.isVatSubject ? 'charged' : 'none',
      lines: input.lines.map((line, index) => {
        const product = productOf(products, line, index)
        return {
          id: line.id,
          quantityMilli: line.quantityMilli,
          unitPriceMicro: line.unitPriceMicro,
          vatRateMilli: product.vatRateMilli,
          fodecRateMilli: product.isFodec ? context.fodecRateMilli : 0,
          discount: line.discount && discountOf(line.discount),
        }
      }),
    })
  } catch (error) {
    if (error instanceof MoneyError) throw new DomainError('request.invalid', {}, '/lines')
    throw error
  }
}

function discountOf(discount: NonNullable<LineInput['discount']>) {
  const rule = discount.reason
  return discount.kind === 'rate'
    ? { kind: 'rate' as const, rateMilli: discount.rateMilli, rule }
    : { kind: 'amount' as const, amountMinor: discount.amountMinor, rule }
}

/** A manager has set the rate of a running discount: the till's limit does not apply to it. */
function isNamed({ discount }: LineInput): boolean {
  return discount?.kind === 'rate' && discount.discountId !== undefined
}

/** The company's maximum discount holds line by line, whether given as a rate or as an amount. */
export function checkDiscounts(
  input: SaleInput,
  document: DocumentTotals,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
  rights: SaleRights,
): void {
  const most = context.maxDiscountRateMilli
  if (most === null || rights.mayExceedDiscount) return
  for (const [index, line] of document.lines.entries()) {
    const asked = input.lines[index]
    if (!asked || isNamed(asked)) continue
    const isRateTooHigh = asked.discount?.kind === 'rate' && asked.discount.rateMilli > most
    const isAmountTooHigh = asked.discount?.kind === 'amount' && line.discountMinor * 100_000 > line.grossMinor * most
    if (isRateTooHigh || isAmountTooHigh) {
      const { designation } = productOf(products, asked, index)
      throw new DomainError(
        'sale.discountTooHigh',
        { product: designation, maxDiscountRate: most / 1000 },
        `/lines/${index}/discount`,
      )
    }
  }
}

/** A movement of money; the change is negative. */
export interface MoneyRow {
  id: string
  kind: 'payment' | 'change'
  paymentMethodId: string
  methodKind: string
  amountMinor: number
}

/**
 * The movements of money of a sale: each payment, and the change as a row of its own, given in cash. Payments less change
 * are the total exactly; change is never given on money that did not come in as cash.
 */
export function settle(
  input: SaleInput,
  totalMinor: number,
  kinds: ReadonlyMap<string, string>,
  context: SaleContext,
  changeId: string,
): MoneyRow[] {
  const { currency } = context
  if (input.totalMinor !== totalMinor) {
    throw new DomainError(
      'sale.totalMismatch',
      { shownMinor: input.totalMinor, computedMinor: totalMinor, currency },
      '/totalMinor',
    )
  }
  const payments = input.payments.map((payment, index): MoneyRow => {
    const methodKind = kinds.get(payment.paymentMethodId)
    if (!methodKind) throw new DomainError(PAYMENT_METHODS.errors.notFound, {}, `/payments/${index}/paymentMethodId`)
    return {
      id: payment.id,
      kind: 'payment',
      paymentMethodId: payment.paymentMethodId,
      methodKind,
      amountMinor: payment.amountMinor,
    }
  })
  const received = payments.reduce((sum, payment) => sum + payment.amountMinor, 0)
  if (received < totalMinor)
    throw new DomainError('sale.underpaid', { missingMinor: totalMinor - received, currency }, '/payments')
  const change = received - totalMinor
  const cash = payments.filter((payment) => payment.methodKind === 'cash')
  const cashReceived = cash.reduce((sum, payment) => sum + payment.amountMinor, 0)
  if (input.changeMinor !== change || change > cashReceived) {
    throw new DomainError(
      'sale.changeMismatch',
      { shownMinor: input.changeMinor, computedMinor: change, currency },
      '/changeMinor',
    )
  }
  const [drawer] = cash
  if (change === 0 || !drawer) return payments
  return [
    ...payments,
    { id: changeId, kind: 'change', paymentMethodId: drawer.paymentMethodId, methodKind: 'cash', amountMinor: -change },
  ]
}
