import type { Sampler } from '../../../../../test/sample.ts'
import type { Shop } from '../../../../../test/shop.ts'

const given = new WeakMap<Shop, number>()

/** Each with a code that no other bank of the shop has. */
export const sample: Sampler = (shop) => {
  const count = given.get(shop) ?? 0
  given.set(shop, count + 1)
  return { ribCode: String(count % 100).padStart(2, '0') }
}
