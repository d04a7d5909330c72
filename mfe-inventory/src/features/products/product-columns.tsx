import { useMemo } from 'react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { milliRateFromNumber } from '@comptoir/money'
import {
  Code,
  Percent,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { StockDot } from '../../common/stock-dot.tsx'
import { stockLevelOf } from '../../common/stock-level.ts'
import { extraColumns, purchasePriceColumn } from './extra-columns.tsx'
import { ProductCell } from './product-cell.tsx'
import { shownPriceMicro } from './shown-price.ts'

/** On two lines rather than at the cost of the columns behind it. */
function Named({ item }: { item: ShortItem | null }) {
  return (
    <Text as="bdi" display="inline-block" minW={{ md: '20' }} whiteSpace="normal">
      {item?.name ?? '–'}
    </Text>
  )
}

function Stock({ product }: { product: Product }) {
  return <StockDot level={stockLevelOf(product)} quantityMilli={product.onHandMilli} />
}

/** An imported product may wait for its price: it is not free, and cannot be sold before. */
function NoPrice() {
  const { t } = useTranslation('inventory')
  return (
    <Text as="span" textStyle="caption" color="attention.fg" whiteSpace="nowrap">
      {t('products.noPrice')}
    </Text>
  )
}

export function useProductColumns(): readonly Column<Product>[] {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const maySeeCost = useHasPermission(PRODUCTS.permissions.seeCost)
  return useMemo(
    () => [
      {
        id: 'designation',
        contentHeight: '34px',
        header: t('products.column.product'),
        cell: (product) => <ProductCell product={product} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        onPhone: 'line',
        header: t('products.column.code'),
        cell: ({ code }) => <Code isBreakable>{code}</Code>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'category',
        header: t('products.column.category'),
        cell: ({ category }) => <Named item={category} />,
        isMuted: true,
        hideBelow: 'xl',
      },
      {
        id: 'brand',
        header: t('products.column.brand'),
        cell: ({ brand }) => <Named item={brand} />,
        isMuted: true,
        hideBelow: 'xl',
      },
      {
        id: 'priceHt',
        header: t('products.column.priceHt'),
        cell: ({ priceHt }) =>
          priceHt === 0 ? (
            '–'
          ) : (
            <UnitPrice unitPriceMicro={shownPriceMicro(priceHt, currency)} currency={currency} hasSymbol={false} />
          ),
        isNumeric: true,
        isSortable: true,
      },
      {
        id: 'vatRate',
        header: t('products.column.vatRate'),
        cell: ({ vatRate }) => <Percent rateMilli={milliRateFromNumber(vatRate)} tone="muted" />,
        isNumeric: true,
        hideBelow: 'xl',
      },
      {
        id: 'priceTtc',
        onPhone: 'end',
        header: t('products.column.priceTtc'),
        cell: ({ priceTtc }) =>
          priceTtc === 0 ? (
            <NoPrice />
          ) : (
            <UnitPrice unitPriceMicro={shownPriceMicro(priceTtc, currency)} currency={currency} isBold />
          ),
        isNumeric: true,
      },
      {
        id: 'stock',
        onPhone: 'line',
        header: t('products.column.stock'),
        cell: (product) => <Stock product={product} />,
      },
      ...extraColumns(t),
      ...(maySeeCost ? [purchasePriceColumn(t, currency)] : []),
    ],
    [t, currency, maySeeCost],
  )
}
