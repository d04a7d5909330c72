import { useMemo } from 'react'
import type { SessionPointOfSale } from '@comptoir/contracts/identity/session'
import { useSession } from '@comptoir/platform'

/** The points of sale that may be given an opening stock, the one that is open first. */
export function useOpeningPlaces(): readonly SessionPointOfSale[] {
  const places = useSession((state) => state.pointsOfSale)
  const hereId = useSession((state) => state.pointOfSale?.id)
  return useMemo(
    () => [...places.filter(({ id }) => id === hereId), ...places.filter(({ id }) => id !== hereId)],
    [places, hereId],
  )
}
