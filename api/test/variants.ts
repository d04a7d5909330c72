import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { ShortItem } from '@comptoir/contracts/schema'
import { putProduct } from './products.ts'
import type { Caller } from './shop.ts'

/** An attribute with these values, made through the API. */
export async function putAttribute(caller: Caller, name: string, values: readonly string[]): Promise<Attribute> {
  return (await caller.post('attributes', { name, values: values.map((value) => ({ name: value })) })).json<Attribute>()
}

/** The values of an attribute by their names. */
export const byName = ({ values }: { values: readonly ShortItem[] }): ((name: string) => string) => {
  const ids = new Map(values.map(({ id, name }) => [name, id]))
  return (name) => ids.get(name) ?? ''
}

/** Sizes and colours, and a product that has the first of both. */
export async function aWardrobe(caller: Caller, over: Partial<ProductInput> = {}) {
  const size = await putAttribute(caller, 'Taille', ['S', 'M', 'L'])
  const colour = await putAttribute(caller, 'Couleur', ['Rouge', 'Écru'])
  const product = await putProduct(caller, { code: 'TSHIRT', designation: 'T-shirt', ...over })
  const [ofSize, ofColour] = [byName(size), byName(colour)]
  const ids = (...[sizeName, colourName]: readonly [string, string]): string[] => [
    ofSize(sizeName),
    ofColour(colourName),
  ]
  return { size, colour, product, ids }
}

/** The same, with its group: the product, and beside it the combinations that are named. */
export async function aGroup(
  caller: Caller,
  combinations: readonly (readonly [string, string])[],
  over: Partial<ProductInput> = {},
) {
  const wardrobe = await aWardrobe(caller, over)
  const { ids, product } = wardrobe
  const answer = await caller.post('variant-groups', {
    productId: product.id,
    valueIds: ids('S', 'Rouge'),
    combinations: combinations.map((names) => ({ valueIds: ids(...names) })),
  })
  return { ...wardrobe, group: answer.json<VariantGroup>() }
}

/** The products of a group by the names of their values: `M, Rouge`. */
export const variantsOf = ({ variants }: VariantGroup): Record<string, Product> =>
  Object.fromEntries(variants.map(({ product, values }) => [values.map(({ name }) => name).join(', '), product]))
