import { serverNow } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import type { Seller } from '../register/kept-lock.ts'

/** As many as a report may name; of more, the last ones. */
const MOST = 20
const NEVER = '9999-12-31T23:59:59.000Z'

/**
 * Somebody goes on selling whom nobody knows, since the server does not answer: in the name of who sold last, with none of
 * their rights, and written down, so that the server is told once it answers.
 */
export function unprovedSeller(registerId: string, { id, name }: { id: string; name: string }): Seller {
  const moments = [...unprovedOpenings(registerId), new Date(serverNow()).toISOString()].slice(-MOST)
  safeStorage.setItem(keyOf(registerId), moments.join())
  return { id, name, permissions: ['clients.read'], approvals: [], until: NEVER }
}

/** When the register was opened so, as far as the server may not know. */
export function unprovedOpenings(registerId: string): string[] {
  return (safeStorage.getItem(keyOf(registerId)) ?? '').split(',').filter(Boolean)
}

/** Lets go what the server was told. */
export function forgetUnproved(registerId: string, told: readonly string[]): void {
  const left = unprovedOpenings(registerId).filter((moment) => !told.includes(moment))
  if (left.length > 0) safeStorage.setItem(keyOf(registerId), left.join())
  else safeStorage.removeItem(keyOf(registerId))
}

function keyOf(registerId: string): string {
  return `unproved:${registerId}`
}
