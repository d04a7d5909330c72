import { useMemo } from 'react'
import { POINTS_OF_SALE_AT } from '@comptoir/contracts/addresses'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { api, companyKey, pathOf, useCompany, useHasPermission, usePointOfSale, useQuery } from '@comptoir/platform'
import { orLastAnswer } from './last-answer.ts'
import { useCounterSession } from './counter-session.ts'

const FRESH_MS = 10 * 60_000

/** What of the shop decides how the counter sells. */
export interface ShopSettings {
  stockPolicy: StockPolicy
  /** To what cash is rounded; 0 where it is not. */
  cashStepMinor: CashStepMinor
  /** The payment methods that it takes; none where it takes all of the company's. */
  methodIds: readonly string[]
  /** Who its tickets are for while nobody is named; null for the walk-in client. */
  defaultClientName: string | null
  timeZone: string
}

/** What the point of sale has of its own; undefined until it is known, and where it cannot be read. */
function useShop() {
  const company = useCompany()
  const { id } = usePointOfSale()
  const mayRead = useHasPermission(POINTS_OF_SALE_AT.permissions.read)
  return useQuery({
    queryKey: companyKey(company.id, POINTS_OF_SALE_AT, 'counter', id),
    queryFn: ({ signal }) =>
      orLastAnswer(
        `shop:${id}`,
        (limit) => api.get<PointOfSale>(pathOf(POINTS_OF_SALE_AT, id), { signal: limit }),
        signal,
      ),
    enabled: mayRead,
    staleTime: FRESH_MS,
  })
}

/**
 * The settings in effect; undefined until they are known. Where they cannot be read the company's hold.
 */
export function useShopSettings(): ShopSettings | undefined {
  const company = useCompany()
  const { data, isLoading } = useShop()
  return useMemo(
    () =>
      isLoading
        ? undefined
        : {
            stockPolicy: data?.stockPolicy ?? company.stockPolicy,
            cashStepMinor: data?.cashStepMinor ?? company.cashStepMinor,
            methodIds: data?.paymentMethods.map((method) => method.id) ?? [],
            defaultClientName: data?.defaultClient?.name ?? null,
            timeZone: data?.timeZone ?? company.timeZone,
          },
    [company, data, isLoading],
  )
}

/** Whether what is excl. tax is shown beside prices and amounts; as the company does until the shop's settings are known. */
export function useShowsExclTax(): boolean {
  const { register } = useCounterSession()
  const company = useCompany()
  const { data } = useShop()
  return company.isVatSubject && (register.priceDisplay ?? data?.priceDisplay ?? company.priceDisplay) === 'both'
}
