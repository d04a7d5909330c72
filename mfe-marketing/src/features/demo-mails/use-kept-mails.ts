import { useCallback, useEffect, useState } from 'react'
import type { KeptMail } from '@comptoir/contracts/identity/accounts'
import { listKeptMails } from './demo-mails.api.ts'

export type KeptMails =
  { kind: 'loading' } | { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; mails: KeptMail[] }

/** A mail is sent a moment after what caused it. */
const AGAIN_MS = 3000

async function look(): Promise<KeptMails> {
  try {
    const mails = await listKeptMails()
    return mails === null ? { kind: 'absent' } : { kind: 'ready', mails }
  } catch {
    return { kind: 'failed' }
  }
}

/** The kept mails, looked at again every few seconds. */
export function useKeptMails() {
  const [state, setState] = useState<KeptMails>({ kind: 'loading' })
  const refresh = useCallback(async () => setState(await look()), [])
  const isOver = state.kind === 'absent'
  useEffect(() => {
    let isShown = true
    const become = (next: KeptMails) => {
      if (isShown) setState(next)
    }
    void look().then(become)
    const timer = isOver ? undefined : setInterval(() => void look().then(become), AGAIN_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [isOver])
  return { state, refresh }
}
