import { useEffect, useRef, useState } from 'react'
import { ArrowLeft, ArrowRight, Star, StarOff } from 'lucide-react'
import { type Favourite, MOST_FAVOURITES } from '@comptoir/contracts/inventory/favourites'
import {
  Button,
  DirectionalIcon,
  Flex,
  FormDialog,
  Notice,
  Text,
  useQueryClient,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import type { Finding, ShelfProduct } from '../catalogue/shelf-product.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { readTyped } from '../products/read-typed.ts'
import { useIsOffline } from '../register/counter-register.ts'
import { useFoundQuery } from '../shelf/use-found-query.ts'
import { useArrange, useMayArrange } from './use-favourites.ts'
import { useHeldTile } from './use-held-tile.ts'

/** For who keeps the catalogue: a tile that is held is made a favourite, moved among them, or taken out. */
export function Favouring() {
  const { t } = useTranslation('sales-purchases')
  const mayArrange = useMayArrange()
  const [product, setProduct] = useState<ShelfProduct | null>(null)
  const { browse } = useProductEntry()
  const hasNone = useStore(browse, ({ favourites, path }) => favourites.length === 0 && path.length === 0)
  const { toSearch } = useFocus()
  const shown = useShownProduct()
  useHeldTile(mayArrange, (id) => setProduct(shown(id)))
  const close = (): void => {
    setProduct(null)
    toSearch()
  }
  if (!mayArrange) return null
  return (
    <>
      {hasNone ? (
        <Text textStyle="small" color="fg.muted" mt="2">
          {t('counter.browse.hint')}
        </Text>
      ) : null}
      <FormDialog isOpen={product !== null} onClose={close} size="sm" title={product?.designation ?? ''}>
        {product ? <Choices product={product} onDone={close} /> : null}
      </FormDialog>
    </>
  )
}

/** The product of a tile that is shown. */
function useShownProduct(): (id: string) => ShelfProduct | null {
  const { search, browse } = useProductEntry()
  const client = useQueryClient()
  const queryOf = useFoundQuery()
  return (id) => {
    const { words } = readTyped(search.getState().text)
    const found = client.getQueryData<Finding>(queryOf(words, browse.getState()).queryKey)
    return found?.products.find((each) => each.id === id) ?? null
  }
}

function Choices({ product, onDone }: { product: ShelfProduct; onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { browse } = useProductEntry()
  const favourites = useStore(browse, (each) => each.favourites)
  const { save, isSaving } = useArrange(onDone)
  const isOffline = useIsOffline()
  const box = useRef<HTMLDivElement>(null)
  const at = favourites.findIndex((favourite) => isOf(favourite, product))
  const others = favourites.filter((_, place) => place !== at)
  const own = favourites[at] ?? favouriteOf(product)
  const put = (place: number) => save([...others.slice(0, place), own, ...others.slice(place)])
  const isFull = favourites.length >= MOST_FAVOURITES
  const isFavourite = at >= 0
  // What was pressed may be gone since somebody else has arranged them: the keys go on with what is there.
  useEffect(() => {
    if (!isSaving) box.current?.querySelector('button')?.focus()
  }, [isFavourite, isSaving])
  if (isOffline) return <Notice tone="attention">{t('counter.browse.offline')}</Notice>
  if (at < 0 && isFull) return <Notice tone="attention">{t('counter.browse.full', { max: MOST_FAVOURITES })}</Notice>
  return (
    <Flex ref={box} direction="column" gap="2">
      {at < 0 ? (
        <Button size="xl" variant="outline" disabled={isSaving} onClick={() => void put(favourites.length)}>
          <Star aria-hidden />
          {t('counter.browse.add')}
        </Button>
      ) : (
        <>
          <Button size="xl" variant="outline" disabled={isSaving || at === 0} onClick={() => void put(at - 1)}>
            <DirectionalIcon icon={ArrowLeft} />
            {t('counter.browse.earlier')}
          </Button>
          <Button
            size="xl"
            variant="outline"
            disabled={isSaving || at === favourites.length - 1}
            onClick={() => void put(at + 1)}
          >
            <DirectionalIcon icon={ArrowRight} />
            {t('counter.browse.later')}
          </Button>
          <Button size="xl" variant="outline" disabled={isSaving} onClick={() => void save(others)}>
            <StarOff aria-hidden />
            {t('counter.browse.remove')}
          </Button>
        </>
      )}
    </Flex>
  )
}

function favouriteOf({ id, group }: ShelfProduct): Favourite {
  return { productId: group?.productIds[0] ?? id, withVariants: group !== undefined }
}

function isOf({ productId, withVariants }: Favourite, { id, group }: ShelfProduct): boolean {
  return withVariants ? group?.productIds.includes(productId) === true : productId === id
}
