import type {} from '@comptoir/contracts/company/company-profile'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { createStore, isProblem, queryClient, refreshSession, session, useStore } from '@comptoir/platform'
import { isSecondFactorDue } from './second-factor-due.ts'

/** How far asking the API about the kept session has come. */
export type SessionCheck = 'idle' | 'checking' | 'known' | 'suspended' | 'unreachable'

const SUSPENDED = 'company.suspended' satisfies ErrorCode
const SECOND_FACTOR_NEEDED = 'auth.secondFactorNeeded' satisfies ErrorCode

const check = createStore<{ state: SessionCheck }>()(() => ({ state: 'idle' }))

function become(state: SessionCheck): void {
  check.setState({ state })
}

/**
 * Asks who is signed in, so that rights and points of sale are today's. A refusal signs out (the calls see to that); when
 * the API cannot be reached the kept session stays, since a register must open without a line.
 */
export async function checkSession(): Promise<void> {
  if (session.getState().token === null) return become('idle')
  if (check.getState().state === 'checking') return
  become('checking')
  try {
    await refreshSession()
    become('known')
  } catch (problem) {
    become(afterFailure(problem))
  }
}

function afterFailure(problem: unknown): SessionCheck {
  if (session.getState().token === null) return 'idle'
  return isProblem(problem, SUSPENDED) ? 'suspended' : 'unreachable'
}

/**
 * The company is closed, or asks for a second factor, while somebody works in it: whichever read hears so first, the page
 * says it, or leads to where one is set up.
 */
queryClient.getQueryCache().subscribe((event) => {
  const failure: unknown = event.type === 'updated' && event.action.type === 'error' ? event.action.error : null
  if (check.getState().state !== 'suspended' && isProblem(failure, SUSPENDED)) become('suspended')
  if (isProblem(failure, SECOND_FACTOR_NEEDED) && !isSecondFactorDue(session.getState().user)) void checkSession()
})

/** Another tab signed someone else in, or went to another company: what they may see is asked for here too. */
session.subscribe((next, previous) => {
  const isAnother =
    next.user !== null && (next.user.id !== previous.user?.id || next.company?.id !== previous.company?.id)
  if (isAnother && next.pointsOfSale.length === 0 && check.getState().state !== 'checking') void checkSession()
})

/** The state of the check, drawn again when it changes. */
export function useSessionCheck(): SessionCheck {
  return useStore(check, ({ state }) => state)
}
