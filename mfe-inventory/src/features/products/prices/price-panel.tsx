import type { ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import { ErrorPanel, Flex, Text, useTranslation } from '@comptoir/platform'
import { SheetPart } from '../sheet-parts/sheet-part.tsx'
import { LinesSkeleton } from '../sheet-parts/sheet-skeleton.tsx'
import { useToldOfProduct } from '../sheet-parts/use-told-of-product.ts'
import { PriceChanges } from './price-changes.tsx'
import { PriceSteps } from './price-steps.tsx'

/** Why a product's price is what it is, and how it was changed. */
export function PricePanel({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useToldOfProduct(productId, 'prices')
  if (error && !data)
    return <ErrorPanel title={t('products.why.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <Flex direction="column" gap="5">
      <SheetPart title={t('products.why.title')}>{data ? <Why prices={data} /> : <LinesSkeleton />}</SheetPart>
      <SheetPart title={t('products.why.history')}>
        {data ? <PriceChanges prices={data} /> : <LinesSkeleton />}
      </SheetPart>
    </Flex>
  )
}

function Why({ prices }: { prices: ProductPrices }) {
  const { t } = useTranslation('inventory')
  const isPriced = prices.steps.some(({ step, amountMicro }) => step === 'priceTtc' && amountMicro > 0)
  return isPriced ? <PriceSteps prices={prices} /> : <Text color="fg.muted">{t('products.why.none')}</Text>
}
