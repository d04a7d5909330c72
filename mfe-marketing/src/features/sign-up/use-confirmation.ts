import { useCallback, useEffect, useRef, useState } from 'react'
import { isProblem, signIn, type Session } from '@comptoir/platform/site'
import { confirmEmail } from './sign-up.api.ts'

/** How far a link has come. */
export type Confirmation = 'working' | 'done' | 'spent' | 'failed'

/** A link may be refused for good, as used up or as no token at all; anything else can be tried again. */
function outcomeOf(problem: unknown): Confirmation {
  return isProblem(problem, 'auth.linkSpent') || isProblem(problem, 'request.invalid') ? 'spent' : 'failed'
}

/** Uses the link's token once, since it works once, and signs in. */
export function useConfirmation(token: string, onSignedIn: (user: Session['user']) => void) {
  const [state, setState] = useState<Confirmation>(token === '' ? 'spent' : 'working')
  const isAsked = useRef(false)
  const confirm = useCallback(async () => {
    isAsked.current = true
    try {
      const answer = await confirmEmail({ token })
      setState('done')
      signIn(answer)
      onSignedIn(answer.user)
    } catch (problem) {
      setState(outcomeOf(problem))
    }
  }, [token, onSignedIn])
  useEffect(() => {
    if (token !== '' && !isAsked.current) void confirm()
  }, [token, confirm])
  const retry = () => {
    setState('working')
    void confirm()
  }
  return { state, retry }
}
