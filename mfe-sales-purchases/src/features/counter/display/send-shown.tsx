import { useEffect, useRef } from 'react'
import { useCompany } from '@comptoir/platform'
import { type DisplaySender, openSender, type Shown } from '../../client-display/index.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useShown } from './use-shown.ts'

/** Keeps the client display up to date. Draws nothing. */
export function SendShown({ isTraining = false }: { isTraining?: boolean }) {
  const { id: companyId } = useCompany()
  const { register } = useCounterSession()
  const sender = useRef<DisplaySender>(null)
  useEffect(() => {
    const opened = openSender(companyId, register.id)
    sender.current = opened
    globalThis.addEventListener('pagehide', opened.close)
    return () => {
      globalThis.removeEventListener('pagehide', opened.close)
      opened.close()
    }
  }, [companyId, register.id])
  // However often this is drawn, the screen hears of what it does not show yet.
  const shown = useShown()
  const text = JSON.stringify(isTraining ? { ...shown, isTraining } : shown)
  useEffect(() => {
    sender.current?.show(JSON.parse(text) as Shown)
  }, [companyId, register.id, text])
  return null
}
