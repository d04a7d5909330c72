import { useMemo } from 'react'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { chakra, Code, UnitPrice, useFormat, useSession, useTranslation, type Column } from '@comptoir/platform'
import { shownPriceMicro } from '../../products/index.ts'
import { ProductName } from './product-name.tsx'

function Named({ item }: { item: ShortItem | null }) {
  return item === null ? '–' : <chakra.bdi>{item.name}</chakra.bdi>
}

function PackQuantity({ product: { packageQuantity } }: { product: Product }) {
  const format = useFormat()
  return packageQuantity === null ? '–' : format.number(packageQuantity)
}

function PriceHt({ product: { priceHt } }: { product: Product }) {
  const currency = useSession(({ company }) => company?.currency)
  if (priceHt === 0 || currency === undefined) return '–'
  return <UnitPrice unitPriceMicro={shownPriceMicro(priceHt, currency)} currency={currency} hasSymbol={false} />
}

export function useProductColumns(search: string, discountId: string | undefined): readonly Column<Product>[] {
  const { t } = useTranslation('inventory')
  return useMemo(
    () => [
      {
        id: 'designation',
        header: t('discounts.product.designation'),
        cell: (product) => <ProductName product={product} search={search} discountId={discountId} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        header: t('discounts.product.code'),
        cell: ({ code }) => <Code isBreakable>{code}</Code>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'category',
        header: t('discounts.filter.category.label'),
        cell: ({ category }) => <Named item={category} />,
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'brand',
        header: t('discounts.filter.brand.label'),
        cell: ({ brand }) => <Named item={brand} />,
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'priceHt',
        header: t('discounts.product.priceHt'),
        cell: (product) => <PriceHt product={product} />,
        isNumeric: true,
        isSortable: true,
      },
      {
        id: 'location',
        header: t('discounts.product.location'),
        cell: ({ location }) => (location === null ? '–' : <Code>{location}</Code>),
        isMuted: true,
        hideBelow: 'xl',
      },
      {
        id: 'packageQuantity',
        header: t('discounts.product.packageQuantity'),
        cell: (product) => <PackQuantity product={product} />,
        isNumeric: true,
        hideBelow: 'xl',
      },
    ],
    [t, search, discountId],
  )
}
