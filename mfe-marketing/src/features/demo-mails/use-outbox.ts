import { useCallback, useEffect, useState } from 'react'
import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import { readOutbox } from './demo-mails.api.ts'

export type Outbox =
  { kind: 'loading' } | { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; mails: OutboxMail[] }

/** A mail is sent a moment after what caused it. */
const AGAIN_MS = 3000

async function look(): Promise<Outbox> {
  try {
    const mails = await readOutbox()
    return mails === null ? { kind: 'absent' } : { kind: 'ready', mails }
  } catch {
    return { kind: 'failed' }
  }
}

/** The kept mails, looked at again every few seconds. */
export function useOutbox() {
  const [state, setState] = useState<Outbox>({ kind: 'loading' })
  const refresh = useCallback(async () => setState(await look()), [])
  const isOver = state.kind === 'absent'
  useEffect(() => {
    let isShown = true
    const become = (next: Outbox) => {
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
