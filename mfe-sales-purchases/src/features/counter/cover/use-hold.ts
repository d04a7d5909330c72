import { useEffect } from 'react'
import { heldAt, holdAt, useAddresses, useLocation } from '@comptoir/platform'
import { CLIENT_DISPLAY } from '../../../common/client-display.ts'

/** While whoever is signed in is away, this browser shows the counter and its client display, in no tab anything else. */
export function useHold(isAway: boolean): void {
  const { pathname } = useLocation()
  const display = useAddresses(CLIENT_DISPLAY).list()
  useEffect(() => {
    if (isAway) holdAt([pathname, display])
    else if (heldAt()?.[0] === pathname) holdAt(null)
  }, [isAway, pathname, display])
}
