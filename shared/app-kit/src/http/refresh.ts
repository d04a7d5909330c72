import { createStore } from 'zustand/vanilla'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { storedToken } from '../session/storage.ts'
import { session, setToken, signOut } from '../session/store.ts'
import { send } from './client.ts'
import { problemOf } from './problem.ts'

const LOCK = 'comptoir-refresh'
/** What calls carry that the cookie alone decides: a page of another site can cause one, but cannot add this. */
export const OWN_PAGE = { 'x-comptoir': '1' }
const RENEWABLE: readonly string[] = ['auth.tokenStale', 'auth.required'] satisfies ErrorCode[]

/**
 * Sends a request, and once more with a new token when the API found the first one too old. A refused request did
 * nothing, so that writes may be repeated here. Without a token nothing is renewed: nobody is signed in.
 */
export async function withFreshToken(sendOnce: () => Promise<Response>): Promise<Response> {
  const { token } = session.getState()
  const response = await sendOnce()
  if (token === null || response.status !== 401) return response
  const { code } = await problemOf(response.clone())
  if (!RENEWABLE.includes(code)) return response
  return (await refreshToken(token)) ? sendOnce() : response
}

/**
 * Gets a new token for the refresh cookie and says whether there is one. One tab asks at a time: the cookie may be used
 * once only, and those who waited find the new token in storage. A refusal ends the session; a missing answer does not.
 */
export function refreshToken(stale: string): Promise<boolean> {
  return alone(async () => {
    const { token } = session.getState()
    if (token === null) return false
    const newest = storedToken() ?? token
    if (newest !== stale) {
      setToken(newest)
      return true
    }
    return askForToken()
  })
}

async function askForToken(): Promise<boolean> {
  const response = await send('post', 'auth/refresh', { headers: OWN_PAGE })
  if (response.ok) {
    const answer: { token: string } = await response.json()
    setToken(answer.token)
    return true
  }
  const problem = await problemOf(response)
  if (problem.status !== 401 && problem.status !== 403) throw problem
  signOut()
  return false
}

/** The renewal that was asked for last. */
const renewals = createStore<{ last: Promise<unknown> }>()(() => ({ last: Promise.resolve() }))

/** Web Locks work across tabs, but only on https and localhost; elsewhere at least this tab's calls follow each other. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, task)
  const result = renewals.getState().last.then(task)
  renewals.setState({ last: result.catch(() => undefined) })
  return result
}
