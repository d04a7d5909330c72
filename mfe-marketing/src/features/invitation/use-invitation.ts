import { useEffect, useState } from 'react'
import type { PendingInvitation } from '@comptoir/contracts/identity/invitations'
import { isProblem } from '@comptoir/platform/site'
import { readInvitation } from './invitation.api.ts'

/** What a link invites to: asked for, known, used up for good, or not to be had at the moment. */
type Reading = { state: 'reading' | 'spent' | 'failed' } | { state: 'known'; invitation: PendingInvitation }

async function readingOf(token: string): Promise<Reading> {
  try {
    return { state: 'known', invitation: await readInvitation({ token }) }
  } catch (problem) {
    // Refused for good, as used up or as no token at all; anything else can be tried again.
    const isSpent = isProblem(problem, 'invitation.spent') || isProblem(problem, 'request.invalid')
    return { state: isSpent ? 'spent' : 'failed' }
  }
}

/** Reads what the link's token invites to; nothing is used up by it. */
export function useInvitation(token: string): Reading & { retry: () => void } {
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
