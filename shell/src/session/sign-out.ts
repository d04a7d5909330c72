import { logout, notify, queryClient, translate } from '@comptoir/platform'
import { beSigningOut } from './departure.ts'
import { settleSignOut } from './settle-sign-out.ts'

/** As long as it takes to read what is still open. */
const READING_MS = 12_000

/** Ends the session at the API and in this browser, and forgets what was read from the server. */
export async function signOutHere(): Promise<void> {
  beSigningOut(true)
  try {
    const isHeard = await logout()
    queryClient.clear()
    if (isHeard) return
    notify.error(translate('shell.signOutOwed'), { durationMs: READING_MS })
    settleSignOut()
  } finally {
    setTimeout(() => beSigningOut(false), 0)
  }
}
