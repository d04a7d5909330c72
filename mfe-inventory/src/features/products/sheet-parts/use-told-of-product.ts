import type { ProductPrices, ProductStock } from '@comptoir/contracts/inventory/product-prices'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { api, companyKey, pathOf, useCompany, useQuery } from '@comptoir/platform'

interface Told {
  photos: ProductPhotos['data']
  prices: ProductPrices
  stock: ProductStock['data']
}

/** What is told of a product beside itself: read anew when anything of the products changes. */
export function useToldOfProduct<What extends keyof Told>(productId: string, what: What) {
  const { id: companyId } = useCompany()
  return useQuery({
    queryKey: companyKey(companyId, PRODUCTS, productId, what),
    queryFn: async ({ signal }): Promise<Told[What]> => {
      const answer = await api.get<Told[What] | { data: Told[What] }>(pathOf(PRODUCTS, productId, what), { signal })
      return 'data' in answer ? answer.data : answer
    },
  })
}
