/** Goods on the drawn shelf: the pictures' test data, whose figures add up. Prices in millimes. */
export const GOODS = [
  { name: 'harissa', priceMinor: 3450, quantity: 2, shape: 'jar', color: 'red.500' },
  { name: 'couscous', priceMinor: 1900, quantity: 3, shape: 'sack', color: 'jasmine.500' },
  { name: 'oil', priceMinor: 24_800, quantity: 1, shape: 'bottle', color: 'olive.600' },
  { name: 'water', priceMinor: 4800, quantity: 2, shape: 'bottle', color: 'sidi.400' },
  { name: 'milk', priceMinor: 1450, quantity: 6, shape: 'carton', color: 'sidi.600' },
  { name: 'dates', priceMinor: 6450, quantity: 1, shape: 'sack', color: 'terracotta.700' },
  { name: 'tea', priceMinor: 5250, quantity: 1, shape: 'carton', color: 'olive.700' },
  { name: 'soap', priceMinor: 2150, quantity: 0, shape: 'carton', color: 'jasmine.700' },
  { name: 'tomato', priceMinor: 4100, quantity: 0, shape: 'jar', color: 'terracotta.500' },
] as const

export type Good = (typeof GOODS)[number]
export type Shape = Good['shape']

/** The lines of the drawn ticket. */
export const TICKET: readonly Good[] = GOODS.filter(({ quantity }) => quantity > 0)

const subtotalMinor = TICKET.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0)
const discountMinor = 4290
const RECEIVED = 70
const receivedMinor = RECEIVED * 1000

/** What the drawn counter offers as received, in dinars; the counter itself offers the same for this total. */
export const NOTES = [65, RECEIVED, 80, 100].map((amount) => ({ amount, isChosen: amount === RECEIVED }))

/** What the drawn ticket comes to. */
export const TOTALS = {
  subtotalMinor,
  discountMinor,
  toPayMinor: subtotalMinor - discountMinor,
  receivedMinor,
  changeMinor: receivedMinor - (subtotalMinor - discountMinor),
}

const floatMinor = 150_000
const salesMinor = 1_284_350

/** The drawn closing of the drawer. */
export const CLOSING = { floatMinor, salesMinor, countedMinor: floatMinor + salesMinor, differenceMinor: 0 }
