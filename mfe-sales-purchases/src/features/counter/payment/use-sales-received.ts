import { useEffect, useEffectEvent } from 'react'
import { CASH_SESSIONS_AT, COUNTER_CATALOGUE_AT, PRODUCTS_AT, SALES_AT } from '@comptoir/contracts/addresses'
import { companyKey, useCompany, useQueryClient } from '@comptoir/platform'
import { useQueueState } from '../register/counter-register.ts'

/**
 * Once the server has what was sold, the tiles are read again for their stock; lists of sales and sessions are when they are
 * next opened.
 */
export function useSalesReceived(): void {
  const client = useQueryClient()
  const { id } = useCompany()
  const { received } = useQueueState()
  const readAgain = useEffectEvent(() => {
    for (const shown of [PRODUCTS_AT, COUNTER_CATALOGUE_AT])
      void client.invalidateQueries({ queryKey: companyKey(id, shown) })
    for (const shown of [SALES_AT, CASH_SESSIONS_AT])
      void client.invalidateQueries({ queryKey: companyKey(id, shown), refetchType: 'none' })
  })
  useEffect(() => {
    if (received > 0) readAgain()
  }, [received])
}
