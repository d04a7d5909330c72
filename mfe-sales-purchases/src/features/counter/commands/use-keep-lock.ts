import { useEffect } from 'react'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { keepLock } from './kept-commands.ts'

/** Has nothing sold while the register is locked, after it was started anew too. */
export function useKeepLock(isLocked: boolean): void {
  const { register } = useCounterSession()
  const store = useCounterRegisterStore()
  useEffect(() => {
    keepLock(register.id, isLocked)
    store.setState({ isLocked })
  }, [isLocked, register.id, store])
}
