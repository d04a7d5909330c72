import { SALES_AT } from '@comptoir/contracts/addresses'
import { useCompany, useHasPermission, useMayAsk } from '@comptoir/platform'

/** Whether this person may say what something costs: by their role, as the company lets everybody, or once it is approved. */
export function useMaySellCustomItem(): boolean {
  const maySayPrices = useMaySayPrices()
  const mayAsk = useMayAsk(SALES_AT.permissions.editPrice)
  return maySayPrices || mayAsk
}

/** The same without an approval. */
export function useMaySayPrices(): boolean {
  const mayEditPrice = useHasPermission(SALES_AT.permissions.editPrice)
  const { allowUnitPriceEntry } = useCompany()
  return mayEditPrice || allowUnitPriceEntry
}
