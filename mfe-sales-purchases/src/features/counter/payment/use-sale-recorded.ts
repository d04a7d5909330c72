import { companyKey, useCompany, useQueryClient } from '@comptoir/platform'
import { CASH_SESSIONS, PRODUCTS, SALES } from '../../../common/declared.ts'

/** After a sale: the tiles are read again for their stock; lists of sales and sessions are when they are next opened. */
export function useSaleRecorded(): () => void {
  const client = useQueryClient()
  const { id } = useCompany()
  return () => {
    void client.invalidateQueries({ queryKey: companyKey(id, PRODUCTS) })
    for (const shown of [SALES, CASH_SESSIONS]) {
      void client.invalidateQueries({ queryKey: companyKey(id, shown), refetchType: 'none' })
    }
  }
}
