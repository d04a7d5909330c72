import { useState } from 'react'
import { useStore } from '@comptoir/platform'
import { useCounterSession } from '../session/counter-session.ts'
import { openOrders } from './kept-orders.ts'
import { LockScreen } from './lock-screen.tsx'
import { OfficeMessage } from './office-message.tsx'
import { useFollowOrders } from './use-follow-orders.ts'
import { useKeepLock } from './use-keep-lock.ts'

/** What the office asks of this register: messages to read, and a lock between two tickets. */
export function Orders() {
  const { register } = useCounterSession()
  const [store] = useState(() => openOrders(register.id))
  const report = useFollowOrders(store)
  const { lock, message } = useStore(store)
  useKeepLock(lock !== null)
  return (
    <>
      {message ? <OfficeMessage message={message} store={store} onRead={report} /> : null}
      {lock ? <LockScreen lock={lock} /> : null}
    </>
  )
}
