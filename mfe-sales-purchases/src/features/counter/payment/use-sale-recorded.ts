import { companyKey, useCompany, useQueryClient } from '@comptoir/platform'

/** After a sale: the tiles are read again for their stock; lists of sales and sessions are when they are next opened. */
export function useSaleRecorded(): () => void {
  const client = useQueryClient()
  const { id } = useCompany()
  return () => {
    void client.invalidateQueries({ queryKey: companyKey(id, 'products') })
    for (const resource of ['sales', 'cash-sessions']) {
      void client.invalidateQueries({ queryKey: companyKey(id, resource), refetchType: 'none' })
    }
  }
}
