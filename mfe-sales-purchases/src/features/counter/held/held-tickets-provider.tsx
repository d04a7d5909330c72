import { type ReactNode, useEffect, useState } from 'react'
import { createStore, deferred, DeferredPart, useStore } from '@comptoir/platform'
import { followOtherTabs } from '../cart/cart.store.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useIsCalm } from '../products/use-is-calm.ts'
import { useTurn } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { type Held, HeldContext, useHeld } from './held-context.ts'
import { heldKey, openHeldStore } from './held-tickets.store.ts'

const dialog = deferred(async () => (await import('./held-dialog.tsx')).HeldDialog)
const sync = deferred(async () => (await import(/* webpackChunkName: "at-hand" */ './held-sync.tsx')).HeldSync)

/** What is put aside in this shop, and where that is done. */
export function HeldTicketsProvider({ children }: { children: ReactNode }) {
  const { register } = useCounterSession()
  const [held] = useState<Held>(() => ({
    store: openHeldStore(heldKey(register.id)),
    others: createStore(() => ({ rows: [] })),
    asking: createStore(() => ({ isOpen: false })),
  }))
  useEffect(() => followOtherTabs(held.store), [held])
  return (
    <HeldContext value={held}>
      {children}
      <DeferredPart part={sync} isWanted={useIsCalm()} given={{}} />
      <Asked />
    </HeldContext>
  )
}

function Asked() {
  const { asking } = useHeld()
  const { isOpen } = useStore(asking)
  const turn = useTurn(() => asking.setState({ isOpen: false }))
  const focus = useFocus()
  const onClose = (): void => {
    asking.setState({ isOpen: false })
    focus.toSearch()
  }
  return <DeferredPart key={turn} part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}
