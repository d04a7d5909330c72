import { useMemo } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import {
  activityColumn,
  chakra,
  CountLink,
  nameColumn,
  useAddresses,
  useTranslation,
  type Column,
} from '@comptoir/platform'

export function useSubcategoryColumns(): readonly Column<Subcategory>[] {
  const { t } = useTranslation('inventory')
  const { list: products } = useAddresses(PRODUCTS)
  return useMemo(
    () => [
      nameColumn(t('subcategories.column.name')),
      {
        id: 'category',
        onPhone: 'line',
        header: t('subcategories.column.category'),
        cell: ({ category }) => <chakra.bdi>{category.name}</chakra.bdi>,
        isMuted: true,
      },
      {
        id: 'products',
        onPhone: 'end',
        header: t('subcategories.column.products'),
        cell: ({ id, category, productCount }) => (
          <CountLink count={productCount} to={products({ category: category.id, subCategory: id })} />
        ),
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, products],
  )
}
