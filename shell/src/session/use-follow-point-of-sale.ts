import { useEffect } from 'react'
import { followPointOfSale, STORAGE_KEYS, useParams } from '@comptoir/platform'

/** On pages that are of no point of sale, another tab's choice of one is followed at once, so that the entries lead there. */
export function useFollowPointOfSale(): void {
  const isOfOne = useParams()['pointOfSaleId'] !== undefined
  useEffect(() => {
    if (isOfOne) return
    const onStorage = ({ key }: StorageEvent) => (key === STORAGE_KEYS.pointOfSale ? followPointOfSale() : undefined)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [isOfOne])
}
