import type { SessionAnswer, SessionPointOfSale } from '@comptoir/contracts/identity/session'
import { api } from '../http/api.ts'
import { send } from '../http/client.ts'
import { OWN_PAGE } from '../http/refresh.ts'
import { readCompany, readUser } from './read-stored.ts'
import { isSignOutOwed, oweSignOut } from './storage.ts'
import { session, signOut, unlessSame } from './store.ts'

type Me = Pick<SessionAnswer, 'user' | 'company' | 'pointsOfSale'>

const TIMEOUT_MS = 5000

/**
 * Ends the session at the API and in this browser, and says whether the API heard of it. Without its answer it ends here
 * all the same: nobody is kept signed in, and the API is owed the news (`endOwedSession`).
 */
export async function logout(): Promise<boolean> {
  oweSignOut(true)
  const isHeard = await endSession()
  signOut()
  return isHeard
}

/** Tells the API of a sign-out that it has not heard of, if there is one. Says whether nothing is owed any more. */
export async function endOwedSession(): Promise<boolean> {
  return !isSignOutOwed() || endSession()
}

/** The cookie alone says whose session ends. No answer and a refusal come to the same: the session may live on. */
async function endSession(): Promise<boolean> {
  const { ok } = await send('post', 'auth/logout', { headers: OWN_PAGE, timeoutMs: TIMEOUT_MS }).catch(() => ({
    ok: false,
  }))
  if (ok) oweSignOut(false)
  return ok
}

/**
 * Asks again who is signed in, so that rights and names changed since are known; keeps the point of sale if it may. What is
 * answered as it was known stays the same object, so that nothing is drawn again.
 */
export async function refreshSession(): Promise<void> {
  const { user, company, pointsOfSale } = await api.get<Me>('users/me')
  const known = session.getState()
  session.setState({
    user: unlessSame(known.user, user, readUser),
    company: unlessSame(known.company, company, readCompany),
    pointsOfSale: unlessSame(known.pointsOfSale, pointsOfSale),
    pointOfSale: unlessSame(known.pointOfSale, stillOpen(known.pointOfSale, pointsOfSale)),
  })
}

function stillOpen(current: SessionPointOfSale | null, all: SessionPointOfSale[]): SessionPointOfSale | null {
  return all.find(({ id }) => id === current?.id) ?? all[0] ?? null
}
