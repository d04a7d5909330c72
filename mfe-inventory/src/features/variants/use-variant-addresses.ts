import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useAddresses } from '@comptoir/platform'

/** Where a group is edited in its grid, and where the list shows its products. */
export function useVariantAddresses() {
  const { list, edit } = useAddresses(PRODUCTS)
  return {
    grid: (groupId: string) => `${list()}/variants/${groupId}`,
    products: (groupId: string) => list({ variantGroup: groupId }),
    product: edit,
  }
}
