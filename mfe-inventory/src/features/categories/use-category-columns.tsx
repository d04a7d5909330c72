import { useMemo } from 'react'
import type { Category } from '@comptoir/contracts/inventory/categories'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { activityColumn, chakra, CountLink, Flex, useAddresses, useTranslation, type Column } from '@comptoir/platform'
import { CategoryMark } from './category-mark.tsx'

export function useCategoryColumns(): readonly Column<Category>[] {
  const { t } = useTranslation('inventory')
  const { list: subcategories } = useAddresses(SUBCATEGORIES)
  const { list: products } = useAddresses(PRODUCTS)
  return useMemo(
    () => [
      {
        id: 'name',
        contentHeight: '34px',
        header: t('categories.column.name'),
        cell: (category) => (
          <Flex align="center" gap="2.5">
            <CategoryMark category={category} />
            <chakra.bdi overflowWrap="anywhere">{category.name}</chakra.bdi>
          </Flex>
        ),
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'subcategories',
        hideBelow: 'lg',
        header: t('categories.column.subcategories'),
        cell: ({ id, subcategoryCount }) => <CountLink count={subcategoryCount} to={subcategories({ category: id })} />,
        isNumeric: true,
      },
      {
        id: 'products',
        onPhone: 'end',
        header: t('categories.column.products'),
        cell: ({ id, productCount }) => <CountLink count={productCount} to={products({ category: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, products, subcategories],
  )
}
