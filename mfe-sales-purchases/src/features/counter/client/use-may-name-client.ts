import { useHasPermission } from '@comptoir/platform'
import { useSellerMay } from '../register/seller.ts'

/** What `CLIENTS` declares for reading them; its schemas are more than the first drawing of the counter needs. */
const READ_CLIENTS: Parameters<typeof useHasPermission>[0] = 'clients.read'

export function useMayNameClient(): boolean {
  const mayRead = useHasPermission(READ_CLIENTS)
  return useSellerMay(READ_CLIENTS) && mayRead
}
