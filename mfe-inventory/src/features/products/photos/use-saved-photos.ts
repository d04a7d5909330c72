import { useRef } from 'react'
import type { ProductPhoto, ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  api,
  companyKey,
  pathOf,
  tellRefusal,
  useCompany,
  useInvalidate,
  useQuery,
  useQueryClient,
} from '@comptoir/platform'

const NONE: readonly ProductPhoto[] = []

/** The photos that a product has, and what is done to them; each change is shown at once, and taken back when it is refused. */
export function useSavedPhotos(productId: string | undefined) {
  const { id: companyId } = useCompany()
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const queryKey = companyKey(companyId, PRODUCTS, productId, 'photos')
  const path = (...rest: string[]): string => pathOf(PRODUCTS, productId ?? '', 'photos', ...rest)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.get<ProductPhotos>(path(), { signal })).data,
    enabled: productId !== undefined,
  })
  /** What the server said last; whatever shows the product is read again. */
  const show = (photos: readonly ProductPhoto[]): void => {
    void invalidate([PRODUCTS])
    client.setQueryData(queryKey, photos)
  }
  const turn = useRef<Promise<void>>(Promise.resolve())
  const inTurn = (photos: readonly ProductPhoto[], call: () => Promise<void>): void => {
    client.setQueryData(queryKey, photos)
    turn.current = turn.current.then(call).catch((refused: unknown) => {
      tellRefusal(refused)
      void refetch()
    })
  }
  const photos = data ?? NONE
  return {
    photos,
    isLoaded: data !== undefined || productId === undefined,
    error,
    retry: () => void refetch(),
    show,
    arrange: (ids: readonly string[]): void =>
      inTurn(
        photos.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
        async () => show((await api.put<ProductPhotos>(path(), { ids })).data),
      ),
    remove: (id: string): void =>
      inTurn(
        photos.filter((photo) => photo.id !== id),
        async () => {
          await api.delete(path(id))
          void invalidate([PRODUCTS])
        },
      ),
  }
}
