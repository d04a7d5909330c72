import { SALES } from '@comptoir/contracts/sales/sales'
import { useCompany, useHasPermission } from '@comptoir/platform'

/** Whether this person may say what something costs: by their role, or as the company lets everybody. */
export function useMaySellCustomItem(): boolean {
  const mayEditPrice = useHasPermission(SALES.permissions.editPrice)
  const { allowUnitPriceEntry } = useCompany()
  return mayEditPrice || allowUnitPriceEntry
}
