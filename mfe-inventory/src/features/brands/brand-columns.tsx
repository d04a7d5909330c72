import { useMemo } from 'react'
import type { Brand } from '@comptoir/contracts/inventory/brands'
import { ActivityBadge, chakra, ChakraLink, Link, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'

/** Leads to the products of the brand, where there are any. */
function ProductCount({ brand: { id, productCount } }: { brand: Brand }) {
  const { ofBrand } = useProductsAddress()
  const count = useFormat().number(productCount)
  if (productCount === 0) return count
  return (
    <ChakraLink asChild>
      <Link to={ofBrand(id)}>{count}</Link>
    </ChakraLink>
  )
}

export function useBrandColumns(): readonly Column<Brand>[] {
  const { t } = useTranslation('inventory')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('brands.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'products',
        header: t('brands.column.products'),
        cell: (brand) => <ProductCount brand={brand} />,
        isNumeric: true,
      },
      { id: 'status', header: t('common.status'), cell: ({ isActive }) => <ActivityBadge isActive={isActive} /> },
    ],
    [t],
  )
}
