import type { ProductStock, StockOfLocation } from '@comptoir/contracts/inventory/product-prices'
import { chakra, ErrorPanel, Flex, Quantity, Text, useTranslation } from '@comptoir/platform'
import { StockDot } from '../../../common/stock-dot.tsx'
import { StoryLink } from '../stock/story-link.tsx'
import { SheetPart } from '../sheet-parts/sheet-part.tsx'
import { LinesSkeleton } from '../sheet-parts/sheet-skeleton.tsx'
import { useToldOfProduct } from '../sheet-parts/use-told-of-product.ts'

type StockOfShop = ProductStock['data'][number]

/** What each point of sale has of a product, and where, unless its shop has all of it. */
export function SheetStock({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useToldOfProduct(productId, 'stock')
  return (
    <SheetPart title={t('products.sheet.stock')}>
      {data ? (
        <>
          <chakra.ul listStyleType="none">
            {data.map((shop) => (
              <Shop key={shop.pointOfSaleId} shop={shop} />
            ))}
          </chakra.ul>
          <StoryLink productId={productId} />
        </>
      ) : error ? (
        <ErrorPanel title={t('products.sheet.stockFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton />
      )}
    </SheetPart>
  )
}

function levelOf({ onHandMilli, isBelowMinimum }: StockOfShop) {
  if (onHandMilli === 0 && !isBelowMinimum) return 'none'
  if (onHandMilli <= 0) return 'out'
  return isBelowMinimum ? 'low' : 'in'
}

function Shop({ shop }: { shop: StockOfShop }) {
  const isElsewhere = shop.locations.some(({ kind }) => kind !== 'shop')
  return (
    <chakra.li py="1">
      <Flex justify="space-between" gap="3">
        <Text as="span" dir="auto" overflowWrap="anywhere">
          {shop.name}
        </Text>
        <StockDot level={levelOf(shop)} quantityMilli={shop.onHandMilli} />
      </Flex>
      {isElsewhere ? (
        <chakra.ul listStyleType="none" ps="4" color="fg.muted" textStyle="caption">
          {shop.locations.map((location) => (
            <Location key={location.id} location={location} />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.li>
  )
}

/** What one location has of what its point of sale has; a quarantine's goods do not count. */
function Location({ location: { name, kind, quantityMilli } }: { location: StockOfLocation }) {
  const { t } = useTranslation('inventory')
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="3">
      <Text as="span" overflowWrap="anywhere">
        <bdi>{name}</bdi>
        {kind === 'quarantine' ? ` · ${t('products.sheet.notCounted')}` : null}
      </Text>
      <Quantity quantityMilli={quantityMilli} />
    </chakra.li>
  )
}
