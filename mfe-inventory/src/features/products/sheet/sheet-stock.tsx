import type { ProductStock } from '@comptoir/contracts/inventory/product-prices'
import { chakra, ErrorPanel, Flex, Text, useTranslation } from '@comptoir/platform'
import { StockDot } from '../../../common/stock-dot.tsx'
import { SheetPart } from '../sheet-parts/sheet-part.tsx'
import { LinesSkeleton } from '../sheet-parts/sheet-skeleton.tsx'
import { useToldOfProduct } from '../sheet-parts/use-told-of-product.ts'

type StockOfShop = ProductStock['data'][number]

/** What each point of sale has of a product. */
export function SheetStock({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useToldOfProduct(productId, 'stock')
  return (
    <SheetPart title={t('products.sheet.stock')}>
      {data ? (
        <chakra.ul listStyleType="none">
          {data.map((shop) => (
            <Shop key={shop.pointOfSaleId} shop={shop} />
          ))}
        </chakra.ul>
      ) : error ? (
        <ErrorPanel title={t('products.sheet.stockFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton />
      )}
    </SheetPart>
  )
}

function levelOf({ onHandMilli, isBelowMinimum }: StockOfShop) {
  if (onHandMilli <= 0) return 'out'
  return isBelowMinimum ? 'low' : 'in'
}

function Shop({ shop }: { shop: StockOfShop }) {
  return (
    <chakra.li py="1">
      <Flex justify="space-between" gap="3">
        <Text as="span" dir="auto" overflowWrap="anywhere">
          {shop.name}
        </Text>
        <StockDot level={levelOf(shop)} quantityMilli={shop.onHandMilli} />
      </Flex>
    </chakra.li>
  )
}
