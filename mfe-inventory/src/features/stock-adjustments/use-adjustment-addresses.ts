import { ADJUSTMENT_PAGES } from '@comptoir/contracts/inventory/stock-adjustments'
import { useAddresses } from '@comptoir/platform'

/** Where the pages of adjustments are. */
export function useAdjustmentAddresses() {
  const { list, one } = useAddresses(ADJUSTMENT_PAGES)
  return { list, one, create: one('new') }
}
