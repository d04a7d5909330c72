import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { Finding, ShelfProduct } from '../catalogue/shelf-product.ts'
import {
  Box,
  Button,
  deferred,
  DeferredPart,
  ErrorPanel,
  Grid,
  Skeleton,
  Text,
  useStore,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { runningOn } from '../cart/line-discount.ts'
import { usePresent } from '../cart/use-present.ts'
import { useShowsExclTax } from '../session/shop-settings.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useNameOf } from '../product-name.ts'
import { useOnHand, withOnHand, withoutStock } from '../shelf/use-on-hand.ts'
import { useProductEntry } from './product-entry.ts'
import { ProductTile, tileHeight } from './product-tile.tsx'
import { useFoundProducts } from './use-found-products.ts'

const noProducts = deferred(async () => (await import('./no-products.tsx')).NoProducts)

const SKELETONS = Array.from({ length: 12 }, (_, index) => index)
const tileGrid = {
  gap: '2.5',
  templateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  listStyleType: 'none',
} as const

export interface ProductTilesProps {
  /** Above them where nothing is called so: what else the words may be. */
  otherwise: (words: string) => ReactNode
}

/** What the shop has for the words that were typed, or its first products. */
export function ProductTiles({ otherwise }: ProductTilesProps) {
  const { t } = useTranslation('sales-purchases')
  const { words, data, error, refetch, isPlaceholderData } = useFoundProducts()
  const { progress } = useProductEntry()
  const isShown = Boolean(data ?? error)
  useEffect(() => {
    if (isShown) progress.setState({ isShelfShown: true })
  }, [isShown, progress])
  if (error && !data)
    return <ErrorPanel title={t('counter.search.failed')} text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TileSkeletons />
  const isNone = !isPlaceholderData && (data.isGuess || data.products.length === 0)
  return (
    <>
      {isNone ? otherwise(words) : null}
      {data.products.length === 0 ? <DeferredPart part={noProducts} isWanted given={{ words }} /> : null}
      {data.isGuess && !isPlaceholderData ? <Guess words={words} /> : null}
      {data.products.length === 0 ? null : <TileGrid found={data} words={words} isOutdated={isPlaceholderData} />}
    </>
  )
}

/** Says that what is shown may not be what is meant. */
function Guess({ words }: { words: string }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Text role="status" textStyle="body" color="fg.muted" mb="2.5">
      {t('counter.search.didYouMean', { text: words })}
    </Text>
  )
}

interface TileGridProps {
  found: Finding
  words: string
  /** They are for other words than those that are typed by now. */
  isOutdated: boolean
}

function TileGrid({ found, words, isOutdated }: TileGridProps) {
  const { products } = found
  const { t } = useTranslation('sales-purchases')
  const present = usePresent(products)
  const onHand = useOnHand(withoutStock(products))
  const shown = useMemo(() => withOnHand(products, onHand), [products, onHand])
  const showsExclTax = useShowsExclTax()
  const { take } = useProductEntry()
  const highlighted = useHighlighted(found, words === '' || isOutdated)
  const { toSearch } = useFocus()
  const add = useCallback(
    (product: ShelfProduct) => {
      take(product)
      toSearch()
    },
    [take, toSearch],
  )
  return (
    <>
      <HitAnnouncement product={highlighted === null ? undefined : shown[highlighted]} />
      <Grid
        as="ul"
        aria-label={t('counter.search.results')}
        aria-busy={isOutdated}
        {...tileGrid}
        opacity={isOutdated ? 0.6 : 1}
        transition="opacity 120ms ease 120ms"
      >
        {shown.map((product, at) => (
          <Box as="li" key={product.id}>
            <ProductTile
              product={product}
              discountRateMilli={runningOn(product, present)?.rateMilli ?? null}
              showsExclTax={showsExclTax}
              isHighlighted={at === highlighted}
              onAdd={add}
            />
          </Box>
        ))}
      </Grid>
      {found.isMore ? <MoreButton /> : null}
    </>
  )
}

function MoreButton() {
  const { t } = useTranslation('sales-purchases')
  const { browse } = useProductEntry()
  return (
    <Button variant="outline" size="xl" w="full" mt="2.5" onClick={browse.getState().showMore}>
      {t('counter.browse.more')}
    </Button>
  )
}

/** Where the arrows have gone, for somebody who does not see it. */
function HitAnnouncement({ product }: { product: ShelfProduct | undefined }) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useNameOf()
  const isMoved = useStore(useProductEntry().search, (search) => search.at !== null)
  return (
    <VisuallyHidden role="status">
      {isMoved && product ? t('counter.search.enterAdds', { name: nameOf(product) }) : null}
    </VisuallyHidden>
  )
}

/** The place of the tile that Enter adds; none while nothing is asked for, or while it may not be what is meant. */
function useHighlighted({ products, isSure }: Finding, isNone: boolean): number | null {
  const at = useStore(useProductEntry().search, (search) => search.at)
  if (isNone || (at === null && !isSure)) return null
  return Math.min(at ?? 0, products.length - 1)
}

function TileSkeletons() {
  const { t } = useTranslation('sales-purchases')
  const height = tileHeight(useShowsExclTax())
  return (
    <Grid {...tileGrid} role="status" aria-label={t('common.loading')}>
      {SKELETONS.map((index) => (
        <Skeleton key={index} h={height} borderRadius="lg" />
      ))}
    </Grid>
  )
}
