import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { useList } from '@comptoir/platform'

/** As many fit below the field. */
const MOST_FOUND = 8

/** Clients who can be named for what was typed: their name, number, tax id or code. Nothing is asked without a text. */
export function useFoundClients(text: string) {
  const query = { page: 1, limit: MOST_FOUND, search: { text }, filter: { isActive: 'true' } }
  const { data, error, isFetching, isPlaceholderData } = useList(CLIENTS, query, { enabled: text !== '' })
  return { clients: data?.data.filter(isNamed), error, isFetching, isPlaceholderData }
}

/** The walk-in client is nobody in particular: it is named by naming nobody. */
function isNamed({ isDefault }: Client): boolean {
  return !isDefault
}
