import { useEffect, useState } from 'react'
import type { PendingSignUp } from '@comptoir/contracts/identity/accounts'
import { isProblem } from '@comptoir/platform/site'
import { readPendingSignUp } from './sign-up.api.ts'

/** What a link would open: asked for, known, used up for good, or not to be had at the moment. */
export type Reading = { state: 'reading' | 'spent' | 'failed' } | { state: 'known'; signUp: PendingSignUp }

async function readingOf(token: string): Promise<Reading> {
  try {
    return { state: 'known', signUp: await readPendingSignUp({ token }) }
  } catch (problem) {
    // Refused for good, as used up or as no token at all; anything else can be tried again.
    const isSpent = isProblem(problem, 'auth.linkSpent') || isProblem(problem, 'request.invalid')
    return { state: isSpent ? 'spent' : 'failed' }
  }
}

/** Reads what the link's token would open; nothing is used up by it. */
export function usePendingSignUp(token: string): Reading & { retry: () => void } {
  const [reading, setReading] = useState<Reading>({ state: token === '' ? 'spent' : 'reading' })
  useEffect(() => {
    if (token !== '') void readingOf(token).then(setReading)
  }, [token])
  const retry = () => {
    setReading({ state: 'reading' })
    void readingOf(token).then(setReading)
  }
  return { ...reading, retry }
}
