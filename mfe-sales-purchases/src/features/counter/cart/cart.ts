import type { LineDiscount, PayerIdentity, TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import { fitsUnit } from '@comptoir/money'
import type { NamedClient } from './named-client.ts'
import type { SaidOfPayment } from './said-of-payment.ts'
import type { NamedRepresentative } from './noted.ts'
import type { LineGoods } from './line-goods.ts'
import { type CartProduct, currentlySoldBy, inOwnUnit, soldBy } from './sold-by.ts'

export interface CartLine {
  readonly id: string
  readonly product: CartProduct
  readonly quantityMilli: number
  /** What one costs by hand, its taxes included; left out where that is the price of the shelf. */
  readonly priceMicro?: number | undefined
  /** Given by hand. The running discount stays with the product: which of the two applies is decided when the line is priced. */
  readonly discount?: LineDiscount | undefined
  /** Its lots or pieces, where its product is tracked. */
  readonly goods?: LineGoods
}

/** What was taken already of an open sale, by one method. */
export interface PaymentPart {
  /** That of the payment, for good. */
  readonly id: string
  readonly methodId: string
  /** As it was called, should it be offered no more. */
  readonly methodName: string
  readonly isCash: boolean
  readonly amountMinor: number
  /** What was said of it; left out where nothing was. */
  readonly details?: TicketPaymentDetails
}

/** An open sale. `saleId` is made once and names the sale for good, however often it is sent. */
export interface Cart {
  readonly saleId: string
  readonly lines: readonly CartLine[]
  readonly selectedId: string | null
  /** Cash handed over; null until typed, which means the exact amount. */
  readonly receivedMinor: number | null
  /** What was taken already, in the order in which it was; the rest is paid by the method that is chosen then. */
  readonly parts: readonly PaymentPart[]
  /** Who buys; null for any buyer who is not named. */
  readonly client: NamedClient | null
  /** What was said of what is left, by the method that it is paid by; left out while nothing was. */
  readonly said?: SaidOfPayment
  /** Who pays much in cash; left out while nobody was asked. */
  readonly identity?: PayerIdentity
  /** Noted on the ticket; left out for nothing. */
  readonly note?: string | undefined
  /** Who brought the sale; left out for nobody. */
  readonly representative?: NamedRepresentative | undefined
}

export const ONE_MILLI = 1000
/** As much as one line takes; a barcode scanned into the quantity is then no quantity. */
const MAX_QUANTITY_MILLI = 999_999_999
/** A screen with more is slow; the API takes more. */
export const MAX_LINES = 1000

export function emptyCart(saleId: string): Cart {
  return { saleId, lines: [], selectedId: null, receivedMinor: null, parts: [], client: null }
}

export function selectedLine(cart: Cart): CartLine | undefined {
  return cart.lines.find(({ id }) => id === cart.selectedId)
}

/** How much of a product is in the cart, over all its lines, in its own unit. */
export function quantityOf(cart: Cart, productId: string): number {
  return cart.lines.reduce(
    (sum, { product, quantityMilli }) =>
      product.id === productId ? sum + (inOwnUnit(product, quantityMilli) ?? 0) : sum,
    0,
  )
}

/** Whether so much more of the product would still fit: on its line, or as a new one. */
export function hasRoomFor(cart: Cart, product: CartProduct, quantityMilli = ONE_MILLI): boolean {
  const line = lineToRaise(cart, product)
  return line ? line.quantityMilli + quantityMilli <= MAX_QUANTITY_MILLI : hasRoomForLine(cart, quantityMilli)
}

/** Whether so much of anything would still fit as a new line. */
export function hasRoomForLine(cart: Cart, quantityMilli = ONE_MILLI): boolean {
  return quantityMilli <= MAX_QUANTITY_MILLI && cart.lines.length < MAX_LINES
}

/** The first line whose pack is gone: in which unit it goes on somebody has to choose. */
export function lineOfGonePack({ lines }: Pick<Cart, 'lines'>): CartLine | undefined {
  return lines.find(({ product: { packId, packs } }) => packId !== undefined && !packs.some(({ id }) => id === packId))
}

/** So much more of a product: on its line when there is one at this price, else on a new line at the end. Selects it. */
export function withProduct(cart: Cart, product: CartProduct, newLineId: string, quantityMilli = ONE_MILLI): Cart {
  const line = lineToRaise(cart, product)
  if (line)
    return selecting(
      changed(cart, line.id, {
        product: readAgain(line.product, product),
        quantityMilli: line.quantityMilli + quantityMilli,
      }),
      line.id,
    )
  return withWeighed(cart, product, newLineId, quantityMilli)
}

/** So much of a product on a line of its own, selected: each label of a scale is priced alone, as the scale did. */
export function withWeighed(cart: Cart, product: CartProduct, newLineId: string, quantityMilli: number): Cart {
  const added: CartLine = { id: newLineId, product, quantityMilli }
  return selecting(relined(cart, [...cart.lines, added]), newLineId)
}

/** A tile may be older than the line, so a running discount is not lost to it: the clock ends it, or the server. Nor is its stock. */
function readAgain(known: CartProduct, read: CartProduct): CartProduct {
  return {
    ...read,
    discount: read.discount ?? known.discount,
    onHandMilli: read.onHandMilli ?? known.onHandMilli,
  }
}

function lineToRaise(cart: Cart, product: CartProduct): CartLine | undefined {
  return cart.lines.find(
    (line) =>
      line.product.id === product.id &&
      line.product.packId === product.packId &&
      line.product.unitPriceMicro === product.unitPriceMicro &&
      line.priceMicro === undefined,
  )
}

/** Refuses, by giving the cart back as it is, what is no quantity of its unit: zero, less, beyond the largest, half a piece. */
export function withQuantity(cart: Cart, lineId: string, quantityMilli: number): Cart {
  const line = cart.lines.find(({ id }) => id === lineId)
  const isQuantity = Number.isInteger(quantityMilli) && quantityMilli > 0 && quantityMilli <= MAX_QUANTITY_MILLI
  if (!line || !isQuantity || !isSold(line.product, quantityMilli)) return cart
  return changed(cart, lineId, { quantityMilli })
}

/** Whether it is a quantity of the unit that the product is sold by, and of its own unit too. */
export function isSold(product: CartProduct, quantityMilli: number): boolean {
  const ownMilli = inOwnUnit(product, quantityMilli)
  const { unitDecimals } = product.own ?? product
  return fitsUnit(quantityMilli, product.unitDecimals) && ownMilli !== null && fitsUnit(ownMilli, unitDecimals)
}

/** A line sold by another unit, its own or a pack, at the price of that: one of it where the quantity is none of that unit. */
export function withUnit(cart: Cart, lineId: string, packId: string | undefined): Cart {
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line) return cart
  const product = soldBy(line.product, packId)
  return changed(cart, lineId, {
    product,
    quantityMilli: isSold(product, line.quantityMilli) ? line.quantityMilli : ONE_MILLI,
    // What was typed was the price of another unit.
    ...(product.packId === line.product.packId ? {} : { priceMicro: undefined }),
  })
}

export function withDiscount(cart: Cart, lineId: string, discount: LineDiscount | undefined): Cart {
  return changed(cart, lineId, { discount })
}

/** Takes a line out; the one after it is selected, or else the last. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  const index = cart.lines.findIndex(({ id }) => id === lineId)
  if (index < 0) return cart
  const lines = cart.lines.filter(({ id }) => id !== lineId)
  const neighbour = lines[index] ?? lines.at(-1)
  return selecting(relined(cart, lines), cart.selectedId === lineId ? (neighbour?.id ?? null) : cart.selectedId)
}

/** With a line that was taken out of it where it was before; another cart, or a full one, stays as it is. */
export function withLineBack(cart: Cart, line: CartLine, before: Cart): Cart {
  if (cart.saleId !== before.saleId || !hasRoomForLine(cart) || cart.lines.some(({ id }) => id === line.id)) return cart
  return selecting(relined(cart, cart.lines.toSpliced(before.lines.indexOf(line), 0, line)), line.id)
}

export function selecting(cart: Cart, lineId: string | null): Cart {
  return cart.selectedId === lineId ? cart : { ...cart, selectedId: lineId }
}

/** Moves the selection up (−1) or down (1); without one it enters at that end. Stops at both ends. */
export function selectingNext(cart: Cart, step: 1 | -1): Cart {
  const index = cart.lines.findIndex(({ id }) => id === cart.selectedId)
  const entry = step === 1 ? 0 : cart.lines.length - 1
  const next = cart.lines[index < 0 ? entry : index + step]
  return next ? selecting(cart, next.id) : cart
}

export function receiving(cart: Cart, receivedMinor: number | null): Cart {
  return { ...cart, receivedMinor }
}

export function boughtBy(cart: Cart, client: NamedClient | null): Cart {
  // What was said of a payment may name who bought before.
  const { said: _said, ...rest } = cart
  return cart.client?.id === client?.id ? { ...cart, client } : { ...rest, client }
}

/** No ticket has more; the last method of all comes on top. */
export const MOST_PARTS = 9

export function partsMinor({ parts }: Pick<Cart, 'parts'>): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** What was taken in other currencies, as it counted; change is given on it. */
export function foreignMinor({ parts }: Pick<Cart, 'parts'>): number {
  return partsMinor({ parts: parts.filter(({ details }) => details?.foreign) })
}

/** What was typed as handed over, and said of a payment, belonged to what was left before. */
export function withPart({ said: _said, ...cart }: Cart, part: PaymentPart): Cart {
  return { ...cart, parts: [...cart.parts, part], receivedMinor: null }
}

export function withoutPart(cart: Cart, partId: string): Cart {
  return { ...cart, parts: cart.parts.filter(({ id }) => id !== partId), receivedMinor: null }
}

/**
 * Takes over what the shelf says now; lines of products that are not among them stay as they are. Where nothing costs another
 * amount, what was typed as handed over stays: products are read again while somebody counts out cash.
 */
export function withCurrentProducts(cart: Cart, products: readonly CartProduct[]): Cart {
  const current = new Map(products.map((product) => [product.id, product]))
  if (!cart.lines.some(({ product }) => current.has(product.id))) return cart
  const lines = cart.lines.map((line) => {
    const product = current.get(line.product.id)
    return product ? { ...line, product: currentlySoldBy(line.product, product) } : line
  })
  const isAsPriced = lines.every(({ product }, at) => pricedBy(product) === pricedBy(cart.lines[at]?.product))
  return isAsPriced ? { ...cart, lines } : relined(cart, lines)
}

/** What of a product decides what its line comes to. */
function pricedBy(product: CartProduct | undefined): string {
  return JSON.stringify([
    product?.unitPriceMicro,
    product?.vatRateMilli,
    product?.fodecRateMilli,
    product?.discount,
    product?.packId,
  ])
}

/** Whether there is something in it, and nothing of it is paid: it may be split, discounted as a whole, or emptied. */
export function isOpenUnpaid({ lines, parts }: Pick<Cart, 'lines' | 'parts'>): boolean {
  return lines.length > 0 && parts.length === 0
}

/** Takes over the stock of products as it is now; those of which it is not known keep theirs. */
export function withStock(cart: Cart, stock: ReadonlyMap<string, number>): Cart {
  const lines = cart.lines.map((line) => {
    const onHandMilli = stock.get(line.product.id) ?? line.product.onHandMilli
    return onHandMilli === line.product.onHandMilli ? line : { ...line, product: { ...line.product, onHandMilli } }
  })
  return lines.some((line, at) => line !== cart.lines[at]) ? { ...cart, lines } : cart
}

function changed(cart: Cart, lineId: string, change: Partial<CartLine>): Cart {
  return relined(
    cart,
    cart.lines.map((line) => (line.id === lineId ? { ...line, ...change } : line)),
  )
}

/** What was handed over belonged to the old total: with other lines it is asked again. */
function relined(cart: Cart, lines: readonly CartLine[]): Cart {
  return { ...cart, lines, receivedMinor: null }
}
