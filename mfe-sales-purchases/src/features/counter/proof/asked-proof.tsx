import { useState } from 'react'
import { deferred, DeferredPart, useStore } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useTakeBack } from '../returns/returns.tsx'
import { useCounterSession } from '../session/counter-session.ts'

const dialog = deferred(async () => (await import('../../ticket-proofs/index.ts')).ProofDialog)

export interface AskedProofProps {
  /** Whether the server knows the session: then it is asked for keys that this device does not know, and goods are taken back. */
  asksServer?: boolean
}

/** Says whether the ticket is genuine whose proof was scanned, and leads on to its return. */
export function AskedProof({ asksServer = true }: AskedProofProps) {
  const focus = useFocus()
  const { asked, scanned } = useStore(focus.tool)
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const { session } = useCounterSession()
  const isOffline = useIsOffline()
  const takeBack = useTakeBack()
  const isOpen = asked === 'proof'
  // While it closes it says what it said.
  const [shown, setShown] = useState(scanned)
  if (isOpen && scanned && scanned !== shown) setShown(scanned)
  if (!queue) return null
  const close = (): void => focus.tool.setState({ asked: null, scanned: null })
  return (
    <DeferredPart
      part={dialog}
      isWanted={isOpen}
      given={{
        ...{ isOpen, queue, isOffline, text: shown?.code ?? '' },
        renewKeys: asksServer ? () => queue.renewKeys(session.id) : null,
        onTakeBack:
          takeBack && asksServer
            ? (number: string) => {
                close()
                takeBack(number)
              }
            : null,
        onClose: () => {
          close()
          focus.toSearch()
        },
      }}
    />
  )
}
