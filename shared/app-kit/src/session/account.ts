import type { SessionAnswer, SessionPointOfSale } from '@comptoir/contracts/identity/session'
import { api } from '../http/api.ts'
import { session, signOut } from './store.ts'

type Me = Pick<SessionAnswer, 'user' | 'company' | 'pointsOfSale'>

/** Ends the session here and at the API. Without an answer it ends here all the same: nobody is kept signed in. */
export async function logout(): Promise<void> {
  await api.post('auth/logout', undefined, { timeoutMs: 5000 }).catch(() => undefined)
  signOut()
}

/** Asks again who is signed in, so that rights and names changed since are known; keeps the point of sale if it may. */
export async function refreshSession(): Promise<void> {
  const { user, company, pointsOfSale } = await api.get<Me>('users/me')
  const { pointOfSale } = session.getState()
  session.setState({ user, company, pointsOfSale, pointOfSale: stillOpen(pointOfSale, pointsOfSale) })
}

function stillOpen(current: SessionPointOfSale | null, all: SessionPointOfSale[]): SessionPointOfSale | null {
  return all.find(({ id }) => id === current?.id) ?? all[0] ?? null
}
