import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import { createStore, useCompany, useInvalidate } from '@comptoir/platform'
import { someTime } from '../in-step.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { keptLock, wasLocked } from './kept-lock.ts'
import { type CounterRegister, CounterRegisterContext, NO_REGISTER } from './counter-register.ts'

const AGAIN_MS = 5000

/** Has this device number the tickets of the session that is open. */
export function RegisterProvider({ children }: { children: ReactNode }) {
  const { id: companyId } = useCompany()
  const own = useCounterSession()
  const invalidate = useInvalidate()
  const [store] = useState(() =>
    createStore<CounterRegister>(() => ({
      ...NO_REGISTER,
      isLocked: wasLocked(own.register.id),
      ...keptLock(own.session.openedById, own.session.id),
    })),
  )
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    const onRefused = (): void => void invalidate([CASH_SESSIONS_AT])
    while (!signal.aborted) {
      try {
        const { prepareRegister } = await import(/* webpackChunkName: "at-hand" */ './prepare-register.ts')
        return await prepareRegister({ companyId, own, store, signal, onRefused })
      } catch {
        // Its code could not be loaded.
        if (!signal.aborted) store.setState({ standing: 'noAnswer' })
        await someTime(AGAIN_MS, signal)
      }
    }
  })
  useEffect(() => {
    const closing = new AbortController()
    void prepare(closing.signal)
    return () => closing.abort()
  }, [companyId, own.session.id])
  return <CounterRegisterContext value={store}>{children}</CounterRegisterContext>
}
