import { newId } from '@comptoir/platform'
import { safeStorage } from '../../common/safe-storage.ts'
import { chainedHash } from './ticket-hash.ts'

const keptAs = (sessionId: string): string => `sessionKey:${sessionId}`

/**
 * The hash of what this device keeps of a session that it opens, for the server to know by: nobody else can tell of its closing
 * in the name of this device. The same for the same session; a browser that keeps nothing cannot prove anything later.
 */
export function sessionKeyHash(sessionId: string): string {
  const key = sessionKey(sessionId) ?? chainedHash(newId(), crypto.getRandomValues(new Uint32Array(8)).join(' '))
  safeStorage.setItem(keptAs(sessionId), key)
  return chainedHash('', key)
}

/** What proves that a session was opened on this device; null where it was not. */
export function sessionKey(sessionId: string): string | null {
  return safeStorage.getItem(keptAs(sessionId))
}

/** Lets it go, once the session is closed. */
export function forgetSessionKey(sessionId: string): void {
  safeStorage.removeItem(keptAs(sessionId))
}
