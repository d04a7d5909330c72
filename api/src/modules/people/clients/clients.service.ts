import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import { DomainError } from '../../../platform/errors.ts'
import { useCasesOf } from '../../../platform/resource/use-cases.ts'
import { countSales } from './clients.queries.ts'
import { deleteClient, findClient, insertClient, updateClient } from './clients.repository.ts'

export { findDefaultClient } from './clients.repository.ts'

/** The walk-in client stays and stays active; whoever a sale belongs to stays, and can be made inactive. */
export const clientUseCases = useCasesOf<Client, ClientInput>({
  entity: 'client',
  notFound: 'client.notFound',
  find: findClient,
  insert: insertClient,
  update: updateClient,
  delete: deleteClient,
  beforeChange: (_ctx, { isDefault }, { isActive }) => {
    if (isDefault && isActive === false) throw new DomainError('client.isDefault', {}, '/isActive')
  },
  beforeRemove: async (ctx, { id, isDefault }) => {
    if (isDefault) throw new DomainError('client.isDefault')
    const sales = await countSales(ctx, id)
    if (sales > 0) throw new DomainError('client.inUse', { sales })
  },
})

/** Refuses a client that the company does not have. */
export const { get: getClient } = clientUseCases
