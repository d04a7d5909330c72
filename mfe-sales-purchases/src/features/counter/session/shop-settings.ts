import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { useCompany, useHasPermission, useItem, usePointOfSale } from '@comptoir/platform'

const FRESH_MS = 10 * 60_000

/** What of the shop decides how the counter sells. */
export interface ShopSettings {
  stockPolicy: StockPolicy
  /** Whether prices before tax are shown as well. */
  showsExclTax: boolean
  /** To what cash is rounded; 0 where it is not. */
  cashStepMinor: CashStepMinor
  /** The payment methods that it takes; none where it takes all of the company's. */
  methodIds: readonly string[]
}

/**
 * The settings in effect; undefined until they are known. Where they cannot be read the company's hold: the server has the
 * last word on every sale.
 */
export function useShopSettings(): ShopSettings | undefined {
  const { id } = usePointOfSale()
  const company = useCompany()
  const mayRead = useHasPermission(POINTS_OF_SALE.permissions.read)
  const { data, isLoading } = useItem(POINTS_OF_SALE, id, { enabled: mayRead, staleTimeMs: FRESH_MS })
  if (isLoading) return undefined
  return {
    stockPolicy: data?.stockPolicy ?? company.stockPolicy,
    showsExclTax: company.isVatSubject && (data?.priceDisplay ?? company.priceDisplay) === 'both',
    cashStepMinor: data?.cashStepMinor ?? company.cashStepMinor,
    methodIds: data?.paymentMethods.map((method) => method.id) ?? [],
  }
}
