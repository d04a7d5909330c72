import { useCallback, useEffect, useState } from 'react'
import type { PendingSignUp } from '@comptoir/contracts/identity/accounts'
import { isProblem } from '@comptoir/platform/site'
import { readPendingSignUp } from './sign-up.api.ts'

/** What a link would open: asked for, known, used up for good, or not to be had at the moment. */
export type Reading = { state: 'reading' | 'spent' | 'failed' } | { state: 'known'; signUp: PendingSignUp }

/** A link may be refused for good, as used up or as no token at all; anything else can be tried again. */
function outcomeOf(problem: unknown): Reading {
  const isSpent = isProblem(problem, 'auth.linkSpent') || isProblem(problem, 'request.invalid')
  return { state: isSpent ? 'spent' : 'failed' }
}

/** Reads what the link's token would open; nothing is used up by it. */
export function usePendingSignUp(token: string): Reading & { retry: () => void } {
  const [reading, setReading] = useState<Reading>({ state: token === '' ? 'spent' : 'reading' })
  const read = useCallback(async () => {
    try {
      setReading({ state: 'known', signUp: await readPendingSignUp({ token }) })
    } catch (problem) {
      setReading(outcomeOf(problem))
    }
  }, [token])
  useEffect(() => {
    if (token !== '') void read()
  }, [token, read])
  const retry = () => {
    setReading({ state: 'reading' })
    void read()
  }
  return { ...reading, retry }
}
