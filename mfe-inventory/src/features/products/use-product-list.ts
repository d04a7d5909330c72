import { useMemo } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useList, useListExport, usePointOfSale, type ListState } from '@comptoir/platform'

/** What the list of products keeps in its address, and where its search looks. */
export const PRODUCT_VIEW = {
  name: PRODUCTS.path,
  defaultSort: { field: 'designation', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['category', 'subCategory', 'brand', 'variantGroup'],
} as const

/** A page of the catalogue with the stock of the point of sale that is open. */
export function useProductList(list: ListState) {
  return useList(PRODUCTS, useQueryHere(list))
}

/** The whole of it as a file. */
export function useProductExport(list: ListState) {
  return useListExport(PRODUCTS, useQueryHere(list))
}

function useQueryHere({ query }: ListState) {
  const { id: pointOfSale } = usePointOfSale()
  return useMemo(() => ({ ...query, filter: { ...query.filter, pointOfSale } }), [query, pointOfSale])
}
