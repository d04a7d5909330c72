import type { Client, ClientInput } from '@comptoir/contracts'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countSales } from './clients.queries.ts'
import { deleteClient, findClient, insertClient, updateClient } from './clients.repository.ts'

export { findDefaultClient } from './clients.repository.ts'

/** Refuses a client that the company does not have. */
export async function getClient(ctx: TxCtx, id: string): Promise<Client> {
  const found = await findClient(ctx, id)
  if (!found) throw new DomainError('client.notFound')
  return found
}

export async function createClient(ctx: TxCtx, input: ClientInput): Promise<Client> {
  const id = input.id ?? newId()
  await insertClient(ctx, id, input)
  const created = await getClient(ctx, id)
  await audit(ctx, { action: 'client.created', entity: 'client', entityId: id, after: created })
  return created
}

export async function changeClient(ctx: TxCtx, id: string, input: ClientInput, version?: number): Promise<Client> {
  const before = await getClient(ctx, id)
  if (before.isDefault && input.isActive === false) throw new DomainError('client.isDefault', {}, '/isActive')
  if (!(await updateClient(ctx, id, input, version))) {
    throw new DomainError('request.versionStale', await lastChange(ctx, 'client', id))
  }
  const after = await getClient(ctx, id)
  await audit(ctx, { action: 'client.updated', entity: 'client', entityId: id, before, after })
  return after
}

export async function removeClient(ctx: TxCtx, id: string): Promise<void> {
  const before = await getClient(ctx, id)
  if (before.isDefault) throw new DomainError('client.isDefault')
  const sales = await countSales(ctx, id)
  if (sales > 0) throw new DomainError('client.inUse', { sales })
  await deleteClient(ctx, id)
  await audit(ctx, { action: 'client.removed', entity: 'client', entityId: id, before })
}
