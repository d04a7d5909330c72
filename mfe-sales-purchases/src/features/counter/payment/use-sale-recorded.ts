import { COUNTER_CATALOGUE_AT, PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import { companyKey, useCompany, useQueryClient } from '@comptoir/platform'

/** After a sale: the tiles are read again for their stock; lists of sales and sessions are when they are next opened. */
export function useSaleRecorded(): () => void {
  const client = useQueryClient()
  const { id } = useCompany()
  return () => {
    for (const shown of [PRODUCTS_AT, COUNTER_CATALOGUE_AT])
      void client.invalidateQueries({ queryKey: companyKey(id, shown) })
    for (const shown of [SALES, CASH_SESSIONS]) {
      void client.invalidateQueries({ queryKey: companyKey(id, shown), refetchType: 'none' })
    }
  }
}
