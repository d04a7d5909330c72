import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { session as signedIn } from '@comptoir/platform'
import { queueOf } from './company-queue.ts'
import { hasQueue } from './known-queues.ts'

/**
 * How many tickets of a session this device has not brought to the server, after it was tried once more; null where that is
 * not known. A session that is counted before has a Z without them.
 */
export async function unsentOf({ registerId, id }: Pick<CashSession, 'registerId' | 'id'>): Promise<number | null> {
  const companyId = signedIn.getState().company?.id
  if (companyId === undefined || !hasQueue(companyId)) return 0
  try {
    return await queueOf(companyId).sendSession(registerId, id)
  } catch {
    return null
  }
}
