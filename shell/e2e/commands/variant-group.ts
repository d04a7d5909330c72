import { randomInt } from 'node:crypto'
import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { ApiClient } from '../core/api-client.ts'
import { aProduct, type ProductWish } from './product.ts'

const CHOICES = { Taille: ['S', 'M', 'L'], Couleur: ['Bleu nuit', 'أحمر'] } as const

/** A T-shirt in three sizes and two colours; gives the id of its group. */
export async function aVariantGroup(admin: ApiClient, wish: ProductWish = {}): Promise<string> {
  const number = randomInt(1e6)
  const lists: string[][] = []
  for (const [name, values] of Object.entries(CHOICES)) {
    const attribute = await admin.call<Attribute>('POST', 'attributes', {
      name: `${name} ${number}`,
      values: values.map((value) => ({ name: value })),
    })
    lists.push(attribute.values.map(({ id }) => id))
  }
  const [sizes = [], colours = []] = lists
  const [first, ...others] = sizes.flatMap((size) => colours.map((colour) => [size, colour]))
  const product = await aProduct(admin, { designation: 'T-shirt coton bio col rond', price: 39.9, ...wish })
  const group = await admin.call<VariantGroup>('POST', 'variant-groups', {
    productId: product.id,
    valueIds: first,
    combinations: others.map((valueIds) => ({ valueIds })),
  })
  return group.id
}
