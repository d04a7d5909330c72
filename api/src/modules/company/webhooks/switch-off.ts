import { audit } from '../../../platform/audit/audit.ts'
import { notify } from '../../identity/index.ts'
import { listAdministrators } from '../supervision/index.ts'
import { markSwitchedOff, type Delivering } from './deliveries.repository.ts'

/** Switches off an endpoint that has taken nothing for days, and tells the company's administrators. */
export async function switchOff(tx: Delivering, webhookId: string): Promise<void> {
  const { db, companyId } = tx
  const name = await markSwitchedOff(tx, webhookId)
  if (name === null) return
  const nobody = { ...tx, userId: null, accountId: null, requestId: webhookId }
  await audit(nobody, { action: 'webhook.switchedOff', entity: 'webhook', entityId: webhookId, after: { name } })
  const place = { layout: 'company', path: `webhooks/${webhookId}` } as const
  for (const { userId } of await listAdministrators(db, companyId))
    await notify(tx, { kind: 'webhookSwitchedOff', params: { name }, place, userId })
}
