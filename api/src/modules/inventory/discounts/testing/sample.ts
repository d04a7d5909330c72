import { aDiscount } from '../../../../../test/discounts.ts'
import { putProduct } from '../../../../../test/products.ts'
import type { Sampler } from '../../../../../test/sample.ts'

/** A discount on a product of the company. */
export const sample: Sampler = async (shop) => {
  const { id } = await putProduct(await shop.as('administrator'))
  return aDiscount({ products: [{ id }] })
}
