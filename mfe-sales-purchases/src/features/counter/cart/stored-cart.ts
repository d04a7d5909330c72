import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import { isNamedClient } from './named-client.ts'
import type { Cart } from './cart.ts'
import { notedOf } from './noted.ts'
import { areDetails, isIdentity } from './said-of-payment.ts'

/** The cart that the browser kept, if it is whole: a damaged or foreign entry counts as absent, and selling starts anew. */
export function readCart(stored: unknown): Cart | null {
  return isKept(stored) ? withAll(stored.cart) : null
}

/**
 * A cart from before units had decimals takes any, as its products did, and one from before there were packs has none, nor
 * anything paid in parts, nor a client; products are read again before long.
 */
function withAll({ said, identity, ...stored }: Cart): Cart {
  const parts = Array.isArray(stored.parts) ? stored.parts.filter(isPart) : []
  const cart = {
    ...{ ...stored, parts, client: isNamedClient(stored.client) ? stored.client : null, ...notedOf(stored) },
    ...(said && areDetails(said.details) ? { said } : {}),
    ...(isIdentity(identity) ? { identity } : {}),
  }
  const isOld = cart.lines.some(
    ({ product }) => !Number.isInteger(product.unitDecimals) || !Array.isArray(product.packs),
  )
  if (!isOld) return cart
  const lines = cart.lines.map((line) => ({
    ...line,
    product: {
      ...line.product,
      unitDecimals: line.product.unitDecimals ?? MOST_UNIT_DECIMALS,
      packs: line.product.packs ?? [],
    },
  }))
  return { ...cart, lines }
}

function isKept(value: unknown): value is { cart: Cart } {
  if (!isRecord(value) || !isRecord(value['cart'])) return false
  const { cart } = value
  return typeof cart['saleId'] === 'string' && Array.isArray(cart['lines']) && cart['lines'].every(isLine)
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['product'])) return false
  const { id, quantityMilli, product, priceMicro = 1 } = value
  const figures = [
    quantityMilli,
    priceMicro,
    product['unitPriceMicro'],
    product['vatRateMilli'],
    product['fodecRateMilli'],
  ]
  const names = [id, product['id'], product['designation']]
  return names.every(isText) && figures.every(Number.isSafeInteger) && isDiscount(product['discount'])
}

function isDiscount(value: unknown): boolean {
  if (value === null) return true
  if (!isRecord(value)) return false
  const { id, name, rateMilli, startDate, endDate } = value
  return [id, name, startDate, endDate].every(isText) && Number.isSafeInteger(rateMilli)
}

function isPart(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, methodId, methodName, isCash, amountMinor, details = {} } = value
  if (!isRecord(details)) return false
  const { foreign, ...said } = details
  if (!areDetails(said) || !(foreign === undefined || isForeign(foreign))) return false
  return [id, methodId, methodName].every(isText) && typeof isCash === 'boolean' && Number.isSafeInteger(amountMinor)
}

function isForeign(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { currency, amountMinor, per, rateMicro, validFrom } = value
  return [currency, validFrom].every(isText) && [amountMinor, per, rateMicro].every(Number.isSafeInteger)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
