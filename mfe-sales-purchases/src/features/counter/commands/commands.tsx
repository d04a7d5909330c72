import { useState } from 'react'
import { useStore } from '@comptoir/platform'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { openCommands } from './kept-commands.ts'
import { LockScreen } from './lock-screen.tsx'
import { OfficeMessage } from './office-message.tsx'
import { useFollowCommands } from './use-follow-commands.ts'
import { useKeepLock } from './use-keep-lock.ts'

/** What the office asks of this register: messages to read, and a lock between two tickets. */
export function Commands({ isTraining = false }: { isTraining?: boolean }) {
  const { register } = useCounterSession()
  const [store] = useState(() => openCommands(register.id))
  const report = useFollowCommands(store, isTraining)
  const { lock, message } = useStore(store)
  // Whoever covered it comes back first.
  const isCovered = useStore(useCounterRegisterStore(), (state) => state.isCovered)
  useKeepLock(lock !== null)
  return (
    <>
      {message ? <OfficeMessage message={message} store={store} onRead={report} /> : null}
      {lock && !isCovered ? <LockScreen lock={lock} /> : null}
    </>
  )
}
