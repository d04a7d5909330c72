import { useMemo } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useList, usePointOfSale, type ListState } from '@comptoir/platform'

/** What the list of products keeps in its address, and where its search looks. */
export const PRODUCT_VIEW = {
  name: PRODUCTS.path,
  defaultSort: { field: 'designation', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['category', 'subCategory', 'brand'],
} as const

/** A page of the catalogue with the stock of the point of sale that is open. */
export function useProductList({ query }: ListState) {
  const { id: pointOfSale } = usePointOfSale()
  const here = useMemo(() => ({ ...query, filter: { ...query.filter, pointOfSale } }), [query, pointOfSale])
  return useList(PRODUCTS, here)
}
