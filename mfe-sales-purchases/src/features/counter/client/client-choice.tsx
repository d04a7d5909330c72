import { type ReactNode, useMemo, useState } from 'react'
import { createStore, deferred, DeferredPart, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useTurn } from '../register/seller.ts'
import { phoneDigits } from './phone-digits.ts'
import { useMayNameClient } from './use-may-name-client.ts'

const dialog = deferred(async () => (await import('./client-dialog.tsx')).ClientDialog)

type Asking = StoreApi<{ isOpen: boolean; text: string }>

const [AskingContext, useAsking] = createRequiredContext<Asking>('choice of a client')

/** Where it is asked who buys, from the cart and from its key. */
export function ClientChoiceProvider({ children }: { children: ReactNode }) {
  const [asking] = useState<Asking>(() => createStore(() => ({ isOpen: false, text: '' })))
  return (
    <AskingContext value={asking}>
      {children}
      <Asked />
    </AskingContext>
  )
}

/** Asks who buys; a telephone number in the search is theirs. Null for who may not see clients. */
export function useAskForClient(): (() => void) | null {
  const asking = useAsking()
  const { search } = useProductEntry()
  const isAllowed = useMayNameClient()
  return useMemo(() => {
    const ask = (): void => {
      const { text } = search.getState()
      asking.setState({ isOpen: true, text: phoneDigits(text) === null ? '' : text.trim() })
    }
    return isAllowed ? ask : null
  }, [asking, search, isAllowed])
}

function Asked() {
  const asking = useAsking()
  const focus = useFocus()
  const { search } = useProductEntry()
  const { isOpen, text } = useStore(asking)
  const turn = useTurn(() => asking.setState({ isOpen: false }))
  const onClose = (): void => {
    asking.setState({ isOpen: false })
    focus.toSearch()
  }
  const onChosen = (): void => {
    search.getState().forget(text)
    onClose()
  }
  return <DeferredPart key={turn} part={dialog} isWanted={isOpen} given={{ isOpen, text, onChosen, onClose }} />
}
