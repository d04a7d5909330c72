import { useCallback } from 'react'
import { PackageOpen, SearchX } from 'lucide-react'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { Box, Button, EmptyState, ErrorPanel, Grid, Skeleton, useTranslation } from '@comptoir/platform'
import { quantityOf } from '../cart/cart.ts'
import { runningOn } from '../cart/line-discount.ts'
import { useTillContext } from '../till/till-context.ts'
import { ProductTile } from './product-tile.tsx'

const SKELETONS = Array.from({ length: 12 }, (_, index) => index)
const tileGrid = {
  gap: '2.5',
  templateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  listStyleType: 'none',
} as const

/** What the shop has for the words that were typed, or its first products. */
export function ProductTiles() {
  const { t } = useTranslation('sales-purchases')
  const {
    search,
    cart,
    figures,
    take,
    focus: { focus },
  } = useTillContext()
  const add = useCallback(
    (product: CounterProduct) => {
      take(product)
      focus()
    },
    [take, focus],
  )
  const { data, error, refetch } = search.result
  if (error && !data)
    return <ErrorPanel title={t('counter.search.failed')} text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TileSkeletons />
  if (data.length === 0) return <NoProducts />
  const isOutdated = search.result.isPlaceholderData
  return (
    <Grid
      as="ul"
      aria-label={t('counter.search.results')}
      aria-busy={isOutdated}
      {...tileGrid}
      opacity={isOutdated ? 0.6 : 1}
      transition="opacity 120ms ease 120ms"
    >
      {data.map((product) => (
        <Box as="li" key={product.id}>
          <ProductTile
            product={product}
            inCartMilli={quantityOf(cart, product.id)}
            discountRateMilli={runningOn(product, figures.present)?.rateMilli ?? null}
            onAdd={add}
          />
        </Box>
      ))}
    </Grid>
  )
}

function TileSkeletons() {
  const { t } = useTranslation('sales-purchases')
  return (
    <Grid {...tileGrid} role="status" aria-label={t('common.loading')}>
      {SKELETONS.map((index) => (
        <Skeleton key={index} h="158px" borderRadius="lg" />
      ))}
    </Grid>
  )
}

/** An empty shop is another thing than a word that nothing matches. */
function NoProducts() {
  const { t } = useTranslation('sales-purchases')
  const { search, focus } = useTillContext()
  const text = search.asked
  if (text === '')
    return (
      <EmptyState
        icon={PackageOpen}
        title={t('counter.search.noProductsTitle')}
        text={t('counter.search.noProductsText')}
      />
    )
  const clear = (): void => {
    search.setText('')
    focus.focus()
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('counter.search.nothingTitle', { text })}
      text={t('counter.search.nothingText')}
      actions={
        <Button variant="outline" size="xl" onClick={clear}>
          {t('common.clearSearch')}
        </Button>
      }
    />
  )
}
