import { useMemo } from 'react'
import { MOST_CHANGED } from '@comptoir/contracts/inventory/product-changes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  tellRefusal,
  useFormat,
  useList,
  useListExport,
  usePointOfSale,
  useTranslation,
  type ListState,
  type SelectAll,
} from '@comptoir/platform'
import { findProductIds } from '../../common/find-product-ids.ts'

/** What the list of products keeps in its address, and where its search looks. */
export const PRODUCT_VIEW = {
  name: PRODUCTS.path,
  defaultSort: { field: 'designation', direction: 'asc' },
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filterNames: ['category', 'subCategory', 'brand', 'variantGroup', 'isActive'],
} as const

/** A page of the catalogue with the stock of the point of sale that is open. */
export function useProductList(list: ListState) {
  return useList(PRODUCTS, useQueryHere(list))
}

/** The whole of it as a file. */
export function useProductExport(list: ListState) {
  return useListExport(PRODUCTS, useQueryHere(list))
}

/** Ticks all that the search and the filters find, up to what one change takes. */
export function useSelectAll({ query }: ListState): SelectAll {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const find = async (): Promise<string[] | null> => {
    try {
      return await findProductIds(query)
    } catch (error) {
      tellRefusal(error)
      return null
    }
  }
  return {
    find,
    most: MOST_CHANGED,
    label: (total) => t('products.bulk.selectAll', { count: total, number: format.number(total) }),
    tooMany: t('products.bulk.tooMany', { count: MOST_CHANGED, number: format.number(MOST_CHANGED) }),
  }
}

function useQueryHere({ query }: ListState) {
  const { id: pointOfSale } = usePointOfSale()
  return useMemo(() => ({ ...query, filter: { ...query.filter, pointOfSale } }), [query, pointOfSale])
}
