import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import { api, companyPath } from '@comptoir/platform'

/** `id` is made by the form, so that sending twice creates once. */
export function createClient(input: ClientInput & { id: string }): Promise<Client> {
  return api.post<Client>(companyPath('clients'), input, { idempotencyKey: input.id })
}

export function updateClient(id: string, input: ClientInput, version: number): Promise<Client> {
  return api.put<Client>(companyPath('clients', id), input, { version })
}

export function removeClient({ id, version }: Client): Promise<undefined> {
  return api.delete(companyPath('clients', id), { version })
}
