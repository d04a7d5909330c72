import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useCompanyQuery } from '@comptoir/platform'

/** What is there of a product that is saved, and where its opening stock is still to be said; nothing of it until it is read. */
export function useOpeningStock(productId: string | undefined) {
  const { data } = useCompanyQuery<OpeningStock>(PRODUCTS, [productId ?? '', 'opening-stock'], {
    enabled: productId !== undefined,
    staleTimeMs: 0,
  })
  return {
    hasMoved: data?.hasMoved ?? false,
    /** Undefined until it is read. */
    onHandMilli: data?.places.reduce((sum, place) => sum + place.onHandMilli, 0),
    open: data?.places.flatMap(({ pointOfSale, isOpen }) => (isOpen ? [pointOfSale] : [])) ?? [],
  }
}
