import { useEffect } from 'react'
import { heldAt, holdAt, useAddresses, useLocation, useStore } from '@comptoir/platform'
import { CLIENT_DISPLAY } from '../../../common/client-display.ts'
import { safeStorage } from '../../../common/safe-storage.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { coverKey, keptSeller, type Seller, sellerKey, wasCovered } from '../register/kept-lock.ts'
import { useCounterSession } from '../session/counter-session.ts'

/** Covers the counter, and opens it to somebody; null is whoever is signed in. Kept on the device, for all tabs. */
export function useCover() {
  const { register, session } = useCounterSession()
  const store = useCounterRegisterStore()
  const focus = useFocus()
  const isCovered = useStore(store, (state) => state.isCovered)
  const seller = useStore(store, (state) => state.seller)
  const [coverName, sellerName] = [
    coverKey(register.id, session.openedById),
    sellerKey(register.id, session.openedById),
  ]
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key !== coverName && key !== sellerName) return
      store.setState({
        isCovered: wasCovered(register.id, session.openedById),
        seller: keptSeller(register.id, session.openedById),
      })
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [coverName, sellerName, register.id, session.openedById, store])
  useHold(isCovered || seller !== null)
  // What lies below can take the focus once it is drawn again.
  useEffect(() => {
    if (!isCovered) focus.toSearch()
  }, [isCovered, focus])
  return {
    isCovered,
    seller,
    cover: (): void => {
      safeStorage.setItem(coverName, '1')
      store.setState({ isCovered: true, badge: null })
    },
    open: (seller: Seller | null): void => {
      if (seller) safeStorage.setItem(sellerName, JSON.stringify(seller))
      else safeStorage.removeItem(sellerName)
      safeStorage.removeItem(coverName)
      store.setState({ isCovered: false, badge: null, seller })
    },
  }
}

/** While whoever is signed in is away, this browser shows the counter and its client display, in no tab anything else. */
function useHold(isAway: boolean): void {
  const { pathname } = useLocation()
  const display = useAddresses(CLIENT_DISPLAY).list()
  useEffect(() => {
    if (isAway) holdAt([pathname, display])
    else if (heldAt()?.[0] === pathname) holdAt(null)
  }, [isAway, pathname, display])
}
