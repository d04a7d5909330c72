import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { aProduct } from './a-product.ts'

/** A T-shirt in these sizes, each a product with a code of its own, at 20.000 TND tax included. */
export function aVariantGroup(sizes: readonly ShortItem[], given: Partial<Product> = {}): VariantGroup {
  const id = newId()
  return {
    id,
    designation: 'T-shirt',
    attributes: [{ id: newId(), name: 'Size' }],
    variants: sizes.map((size) => ({
      values: [size],
      product: aProduct({
        designation: `T-shirt – ${size.name}`,
        code: `TS-${size.name}`,
        barcodes: [],
        priceTtc: 20,
        variant: { groupId: id, values: [size.name] },
        ...given,
      }),
    })),
  }
}
