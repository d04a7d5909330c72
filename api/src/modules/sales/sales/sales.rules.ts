import { isSettledAtOnce } from '@comptoir/contracts/payment-rules'
import type { CustomItem, SaleInput } from '@comptoir/contracts/sales/sales'
import { stampOf } from '@comptoir/contracts/ticket-stamps'
import {
  baseQuantityMilli,
  computeDocument,
  fitsUnit,
  LARGEST_AMOUNT_MINOR,
  LARGEST_QUANTITY_MILLI,
  MOST_UNIT_DECIMALS,
  MoneyError,
  numberFromMilliRate,
  withStamp,
  type DocumentTotals,
} from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { AskedCredit } from '../client-accounts/index.ts'
import type { SaleClient, SaleContext, SoldProduct } from './sale-context.queries.ts'

export interface SaleRights {
  mayEditPrice: boolean
  mayExceedDiscount: boolean
}

type LineInput = SaleInput['lines'][number]

type Goods = Pick<LineInput, 'productId' | 'packId' | 'custom' | 'unitPriceMicro'>

/**
 * What a line sells, in the unit that it is sold by; a product that the company does not have refuses the sale, as does a
 * pack that the product does not have.
 */
export function productOf(products: ReadonlyMap<string, SoldProduct>, line: Goods, index: number): SoldProduct {
  if ((line.productId === undefined) === (line.custom === undefined))
    throw new DomainError('request.invalid', {}, `/lines/${index}/productId`)
  if (line.custom) return customProduct(line.custom, line, index)
  const product = products.get(line.productId ?? '')
  if (!product) throw new DomainError('sale.productUnknown', { line: index + 1 }, `/lines/${index}/productId`)
  if (line.packId === undefined) return product
  const pack = product.packs.get(line.packId)
  if (!pack) throw new DomainError('sale.packUnknown', { product: product.designation }, `/lines/${index}/packId`)
  return { ...product, ...pack }
}

/** A custom item is sold by the piece or by any part of it, at the price that is said; what it cost is not known. */
function customProduct(
  { designation, vatRateMilli }: CustomItem,
  { packId, unitPriceMicro }: Goods,
  index: number,
): SoldProduct {
  if (packId !== undefined) throw new DomainError('request.invalid', {}, `/lines/${index}/packId`)
  return {
    id: null,
    code: '',
    designation: designation.trim(),
    unit: null,
    unitDecimals: MOST_UNIT_DECIMALS,
    listPriceMicro: unitPriceMicro,
    vatRateMilli,
    isFodec: false,
    costMicro: 0,
    layers: [],
    tracking: 'none',
    packQuantityMilli: null,
    packs: new Map(),
  }
}

/** A register that numbers its own tickets sends them otherwise: no server knows which number comes next. */
export function checkNumbering({ numbering }: SaleContext): void {
  if (numbering === 'register') throw new DomainError('sale.numberedByRegister', {}, '/registerId')
}

/**
 * A line must have a price, and a quantity with no more decimals than its unit; sold by a pack, it must also come to a
 * quantity of the product's own unit.
 */
export function checkFigures(input: Pick<SaleInput, 'lines'>, products: ReadonlyMap<string, SoldProduct>): void {
  for (const [index, line] of input.lines.entries()) {
    const { designation: product, unit, unitDecimals } = productOf(products, line, index)
    const name = { product }
    if (line.quantityMilli <= 0)
      throw new DomainError('sale.lineWithoutQuantity', name, `/lines/${index}/quantityMilli`)
    if (line.unitPriceMicro === 0)
      throw new DomainError('sale.lineWithoutPrice', name, `/lines/${index}/unitPriceMicro`)
    if (!fitsUnit(line.quantityMilli, unitDecimals)) {
      throw new DomainError(
        'sale.quantityTooFine',
        { product, unit: unit ?? '', decimals: unitDecimals },
        `/lines/${index}/quantityMilli`,
      )
    }
    checkConversion(products, line, index)
  }
}

/** Stock moves in the product's own unit, and nothing is rounded on the way there. */
function checkConversion(products: ReadonlyMap<string, SoldProduct>, line: LineInput, index: number): void {
  if (line.packId === undefined) return
  const { designation: product, unit, packQuantityMilli } = productOf(products, line, index)
  const own = products.get(line.productId ?? '')
  const pointer = `/lines/${index}/quantityMilli`
  const baseMilli = baseQuantityMilli(line.quantityMilli, packQuantityMilli)
  if (own && baseMilli !== null && fitsUnit(baseMilli, own.unitDecimals)) return
  const isTooMuch = BigInt(line.quantityMilli) * BigInt(packQuantityMilli ?? 0) > BigInt(LARGEST_QUANTITY_MILLI) * 1000n
  if (isTooMuch) throw new DomainError('request.invalid', {}, pointer)
  const [named, decimals] = own?.unit ? [own.unit, own.unitDecimals] : [unit ?? '', 0]
  throw new DomainError('sale.quantityTooFine', { product, unit: named, decimals }, pointer)
}

/** A price other than the shelf's needs a right, as does a custom item, which is nothing but a price. */
export function isPriceAllowed(
  line: Pick<Goods, 'custom' | 'unitPriceMicro'>,
  { listPriceMicro }: Pick<SoldProduct, 'listPriceMicro'>,
  { allowUnitPriceEntry }: Pick<SaleContext, 'allowUnitPriceEntry'>,
  { mayEditPrice }: Pick<SaleRights, 'mayEditPrice'>,
): boolean {
  const isListed = line.custom === undefined && line.unitPriceMicro === listPriceMicro
  return isListed || mayEditPrice || allowUnitPriceEntry
}

export function checkPrices(
  input: SaleInput,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
  rights: SaleRights,
): void {
  for (const [index, line] of input.lines.entries()) {
    const product = productOf(products, line, index)
    const name = { product: product.designation }
    if (isPriceAllowed(line, product, context, rights)) continue
    if (line.custom) throw new DomainError('sale.customNotAllowed', name, `/lines/${index}/custom`)
    throw new DomainError('sale.priceNotAllowed', name, `/lines/${index}/unitPriceMicro`)
  }
}

/** Custom items at what their rates of VAT are on the day of the sale. */
export function customRates(input: SaleInput, vatOn: (rateMilli: number) => number): SaleInput {
  const lines = input.lines.map((line) =>
    line.custom ? { ...line, custom: { ...line.custom, vatRateMilli: vatOn(line.custom.vatRateMilli) } } : line,
  )
  return { ...input, lines }
}

/** The VAT of custom items is one of the company's own rates. */
export function checkCustomRates({ lines }: SaleInput, ratesMilli: readonly number[]): void {
  for (const [index, { custom }] of lines.entries()) {
    if (!custom || ratesMilli.includes(custom.vatRateMilli)) continue
    throw new DomainError(
      'sale.customVatRateUnknown',
      { product: custom.designation, vatRate: numberFromMilliRate(custom.vatRateMilli) },
      `/lines/${index}/custom/vatRateMilli`,
    )
  }
}

/**
 * Every figure of the ticket, by the kernel; what the kernel refuses is a fault of the request. Refuses a line that would
 * cost nothing before any discount, its quantity being too small for its price, and a ticket above the largest amount.
 */
export function priceSale(
  input: Pick<SaleInput, 'lines'>,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
): DocumentTotals {
  const unstamped = computed(input, products, context)
  const document = withStamp(unstamped, stampOf(context.stamps, unstamped.totals.ttcMinor))
  const free = document.lines.findIndex(({ grossMinor }) => grossMinor === 0)
  const line = input.lines[free]
  if (line) {
    const { designation } = productOf(products, line, free)
    throw new DomainError('sale.lineComesToNothing', { product: designation }, `/lines/${free}/quantityMilli`)
  }
  const { grossMinor, totalMinor } = document.totals
  if (Math.max(grossMinor, totalMinor) > LARGEST_AMOUNT_MINOR) throw amountTooLarge(context, '/lines')
  return document
}

/** That no ticket may come to so much. */
export function amountTooLarge({ currency }: Pick<SaleContext, 'currency'>, pointer: string): DomainError {
  return new DomainError('sale.amountTooLarge', { mostMinor: LARGEST_AMOUNT_MINOR, currency }, pointer)
}

function computed(
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
    if (error instanceof MoneyError && error.code === 'money.amountOutOfRange') throw amountTooLarge(context, '/lines')
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

/** Refuses a payment whose money is still owed where the client is the walk-in client, from whom nobody could ask it. */
export function checkNamedClient(
  { payments }: Pick<SaleInput, 'payments'>,
  kinds: ReadonlyMap<string, string>,
  { isWalkIn }: SaleClient,
): void {
  const isOwed = payments.some(({ paymentMethodId }) => {
    const kind = kinds.get(paymentMethodId)
    return kind !== undefined && !isSettledAtOnce(kind)
  })
  if (isOwed && isWalkIn) throw new DomainError('sale.clientRequired', {}, '/clientId')
}

/** Refuses a payment by voucher that names none. What was claimed of one and is left on it, only its posting tells. */
export function checkVouchersNamed(
  { payments }: Pick<SaleInput, 'payments'>,
  kinds: ReadonlyMap<string, string>,
): void {
  const at = payments.findIndex(
    ({ paymentMethodId, details }) => kinds.get(paymentMethodId) === 'voucher' && !details?.voucherId,
  )
  if (at >= 0) throw new DomainError('sale.voucherMissing', {}, `/payments/${at}/details`)
}

/** Refuses a sale on credit after which the client would owe more than was agreed; nothing is checked where nothing limits it. */
export function checkCreditLimit(
  credit: AskedCredit | null,
  { currency }: Pick<SaleContext, 'currency'>,
  mayExceed: boolean,
): void {
  if (credit === null || mayExceed) return
  const { onCreditMinor, owedMinor, limitMinor } = credit
  const wouldOweMinor = owedMinor + onCreditMinor
  if (wouldOweMinor > limitMinor)
    throw new DomainError('sale.creditLimitExceeded', { wouldOweMinor, limitMinor, currency }, '/payments')
}

/**
 * The place of the first payment by a method that the shop does not take, undefined where there is none. A method that is
 * not offered at all is refused elsewhere, in other words.
 */
export function paymentNotTaken(
  { payments }: Pick<SaleInput, 'payments'>,
  kinds: ReadonlyMap<string, string>,
  { paymentMethodIds: taken }: SaleContext,
): number | undefined {
  if (taken === null) return undefined
  const at = payments.findIndex(({ paymentMethodId: id }) => kinds.has(id) && !taken.has(id))
  return at < 0 ? undefined : at
}
