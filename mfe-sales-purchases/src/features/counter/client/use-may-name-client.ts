import { useHasPermission } from '@comptoir/platform'

/** What `CLIENTS` declares for reading them; its schemas are more than the first drawing of the counter needs. */
const READ_CLIENTS: Parameters<typeof useHasPermission>[0] = 'clients.read'

export function useMayNameClient(): boolean {
  return useHasPermission(READ_CLIENTS)
}
