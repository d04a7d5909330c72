import { SALES_AT } from '@comptoir/contracts/addresses'
import { useCompany } from '@comptoir/platform'
import { useSellerMay, useSellerMayAsk } from '../register/seller.ts'

/** Whether this person may say what something costs: by their role, as the company lets everybody, or once it is approved. */
export function useMaySellCustomItem(): boolean {
  const maySayPrices = useMaySayPrices()
  const mayAsk = useSellerMayAsk(SALES_AT.permissions.editPrice)
  return maySayPrices || mayAsk
}

/** The same without an approval. */
export function useMaySayPrices(): boolean {
  const mayEditPrice = useSellerMay(SALES_AT.permissions.editPrice)
  const { allowUnitPriceEntry } = useCompany()
  return mayEditPrice || allowUnitPriceEntry
}
