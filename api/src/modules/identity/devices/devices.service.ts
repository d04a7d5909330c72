import type { Database, Tx } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { revokeSessions } from '../sessions/index.ts'
import { revokeDevice } from './devices.repository.ts'

type Asking = Asked & { db: Database; accountId: string }

/** Signs the account out on one device; the company that it was in there reads it. */
export async function endDevice(asking: Asking, id: string): Promise<void> {
  await asking.db.transaction().execute(async (trx) => {
    const ended = await revokeDevice(trx, asking.accountId, id, asking.now)
    if (!ended) throw new DomainError('device.notFound')
    if (ended.companyId !== null) await record(trx, asking, ended.companyId, 1)
  })
}

/** Signs the account out everywhere but on the device that asks. */
export async function endOtherDevices(asking: Asking, sessionId: string): Promise<void> {
  await asking.db.transaction().execute(async (trx) => {
    const ended = await revokeSessions(trx, asking.accountId, asking.now, sessionId)
    for (const [companyId, sessions] of ended) await record(trx, asking, companyId, sessions)
  })
}

function record(trx: Tx, asking: Asking, companyId: string, sessions: number): Promise<void> {
  const after = { cause: 'asked', sessions }
  const { accountId } = asking
  return recordAccount(trx, asking, { accountId, action: 'user.sessionsEnded', after, companyIds: [companyId] })
}
