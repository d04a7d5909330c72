import { useEffect } from 'react'
import { useStore } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { useSearchAfter } from '../focus/use-search-after.ts'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { coverKey, keepSeller, keptLock, type Seller, sellerKey } from '../register/kept-lock.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useHold } from './use-hold.ts'

/** Covers the counter, and opens it to somebody; null is whoever is signed in. Kept on the device, for all tabs. */
export function useCover() {
  const { id: sessionId, openedById: ownId } = useCounterSession().session
  const store = useCounterRegisterStore()
  const isCovered = useStore(store, (state) => state.isCovered)
  const seller = useStore(store, (state) => state.seller)
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === coverKey(ownId) || key === sellerKey(ownId)) store.setState(keptLock(ownId, sessionId))
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [ownId, sessionId, store])
  useHold(isCovered || seller !== null)
  useSearchAfter(isCovered)
  return {
    isCovered,
    seller,
    cover: (): void => {
      safeStorage.setItem(coverKey(ownId), '1')
      store.setState({ isCovered: true, badge: null })
    },
    open: (seller: Seller | null): void => {
      keepSeller(ownId, seller && { ...seller, sessionId })
      safeStorage.removeItem(coverKey(ownId))
      store.setState({ isCovered: false, badge: null, seller })
    },
  }
}
