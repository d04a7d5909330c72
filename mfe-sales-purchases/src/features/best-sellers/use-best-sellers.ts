import { BEST_SELLERS_AT } from '@comptoir/contracts/addresses'
import type { BestSellers } from '@comptoir/contracts/sales/best-sellers'
import { api, companyKey, pathOf, serverNow, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import { ANSWERS } from '../../common/kept-answers.ts'
import { keptJson } from '../../common/kept-json.ts'
import { safeStorage } from '../../common/safe-storage.ts'

const DAY_MS = 86_400_000

/** The ids of what the shop sells most: asked for once a day; without an answer those that were told last, or undefined. */
export function useBestSellers(): readonly string[] | undefined {
  const company = useCompany()
  const { id } = usePointOfSale()
  const { data } = useQuery({
    queryKey: companyKey(company.id, BEST_SELLERS_AT, id),
    queryFn: ({ signal }) => ofToday(id, signal),
    staleTime: DAY_MS,
    refetchInterval: DAY_MS,
    retry: false,
    networkMode: 'always',
  })
  return data
}

async function ofToday(pointOfSaleId: string, signal: AbortSignal): Promise<readonly string[]> {
  const key = `${ANSWERS}best-sellers:${pointOfSaleId}`
  const last = keptJson(key) as BestSellers | null
  if (last && serverNow() - Date.parse(last.readAt) < DAY_MS) return last.productIds
  try {
    const searchParams = new URLSearchParams({ pointOfSaleId })
    const answer = await api.get<BestSellers>(pathOf(BEST_SELLERS_AT), { signal, searchParams })
    // A shop that has just begun need not wait until tomorrow.
    if (answer.productIds.length > 0) safeStorage.setItem(key, JSON.stringify(answer))
    return answer.productIds
  } catch (error) {
    if (!last || signal.aborted) throw error
    return last.productIds
  }
}
