import { CURRENCY_CODES } from '@comptoir/contracts/treasury/currencies'
import type { Sampler } from '../../../../../test/sample.ts'
import type { Shop } from '../../../../../test/shop.ts'

const given = new WeakMap<Shop, number>()

/** Each a code that the shop has not yet; all begin with dinars of Tunisia. */
export const sample: Sampler = (shop) => {
  const codes = CURRENCY_CODES.filter((code) => code !== 'TND')
  const count = given.get(shop) ?? 0
  given.set(shop, count + 1)
  return { code: codes[count % codes.length] }
}
