import { useEffect } from 'react'
import { FAVOURITES_AT, PRODUCTS_AT } from '@comptoir/contracts/addresses'
import type { Favourite, Favourites } from '@comptoir/contracts/inventory/favourites'
import {
  api,
  companyKey,
  isProblem,
  pathOf,
  useCompany,
  usePointOfSale,
  useQuery,
  useQueryClient,
  useSave,
} from '@comptoir/platform'
import { useProductEntry } from '../products/product-entry.ts'
import { favouritesOf } from '../shelf/kept-favourites.ts'
import { orLastAnswer } from '../session/last-answer.ts'
import { useOwnMay } from '../register/seller.ts'

/** What this point of sale shows first: as the server says, or as it was told last on this device. */
function useFavouritesQuery() {
  const company = useCompany()
  const { id } = usePointOfSale()
  const read = (signal: AbortSignal) =>
    api.get<Favourites>(pathOf(FAVOURITES_AT), { signal, searchParams: new URLSearchParams({ pointOfSaleId: id }) })
  return {
    queryKey: companyKey(company.id, FAVOURITES_AT, id),
    queryFn: ({ signal }: { signal: AbortSignal }) => orLastAnswer(favouritesOf(id), read, signal),
  }
}

/** Shows the favourites as soon as they are known. */
export function useShownFavourites(): void {
  const { browse } = useProductEntry()
  const { data } = useQuery(useFavouritesQuery())
  useEffect(() => {
    if (data) browse.setState({ favourites: data.data })
  }, [data, browse])
}

/** Whether somebody may say what is shown first. */
export function useMayArrange(): boolean {
  return useOwnMay(PRODUCTS_AT.permissions.write)
}

/** Puts other favourites in the place of those that are shown. */
export function useArrange(onArranged: () => void) {
  const client = useQueryClient()
  const { queryKey } = useFavouritesQuery()
  const { id: pointOfSaleId } = usePointOfSale()
  const { browse } = useProductEntry()
  const write = async (favourites: readonly Favourite[]): Promise<Favourites> => {
    const before = browse.getState().favourites.map(({ productId }) => productId)
    try {
      return await api.put<Favourites>(pathOf(FAVOURITES_AT), { pointOfSaleId, favourites, before })
    } catch (error) {
      // Somebody else has arranged them: what is shown becomes what they are.
      if (isProblem(error, 'favourite.stale')) void client.invalidateQueries({ queryKey })
      throw error
    }
  }
  return useSave(write, {
    onSaved: (saved) => {
      client.setQueryData(queryKey, saved)
      onArranged()
    },
  })
}
