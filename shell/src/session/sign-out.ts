import { createStore, logout, notify, queryClient, translate } from '@comptoir/platform'
import { settleSignOut } from './settle-sign-out.ts'

/** As long as it takes to read what is still open. */
const READING_MS = 12_000

const departure = createStore<{ isLeaving: boolean }>()(() => ({ isLeaving: false }))

/** Whether the session ends because the person asked for it: then nobody is to be led back to where they were. */
export function isSigningOut(): boolean {
  return departure.getState().isLeaving
}

/** Ends the session at the API and in this browser, and forgets what was read from the server. */
export async function signOutHere(): Promise<void> {
  departure.setState({ isLeaving: true })
  try {
    const isHeard = await logout()
    queryClient.clear()
    if (isHeard) return
    notify.error(translate('shell.signOutOwed'), { durationMs: READING_MS })
    settleSignOut()
  } finally {
    setTimeout(() => departure.setState({ isLeaving: false }), 0)
  }
}
