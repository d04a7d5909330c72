import { COUNT_SETTINGS, type CountSettings } from '@comptoir/contracts/inventory/count-settings'
import {
  STOCK_COUNTS,
  type CancelCountInput,
  type ChosenLines,
  type CountEntry,
  type CountEntryInput,
  type DueCounts,
  type StockCount,
  type StockCountChange,
} from '@comptoir/contracts/inventory/stock-counts'
import { addressesAt, api, newId, pathOf, useCompanyQuery, useParams } from '@comptoir/platform'
import { SHOWING_STOCK, STOCK_COUNT } from '../../common/manage-stocks.ts'

/** An answer that takes longer is none: it is sent again, since whatever waits behind it waits as long. */
const PATIENCE_MS = 15_000

/** So often is read anew how far others are, in milliseconds. */
export const OFTEN_MS = 15_000

/** Whose lists look different once a count is posted. */
export const SHOWN_BY = [STOCK_COUNTS, ...SHOWING_STOCK]

/** Where the pages of counts are. */
export function useCountPages() {
  const { companyId = '', pointOfSaleId } = useParams()
  const { list, one, edit } = addressesAt({ companyId, pointOfSaleId }, STOCK_COUNT)
  return { list: list(), create: `${list()}/new`, one, edit, counting: (id: string) => `${one(id)}/count` }
}

/** Plans a count, or writes the plan anew on the version that was read. */
export function savePlan(
  known: { id: string; version: number } | { id: string },
  content: StockCountChange,
): Promise<StockCount> {
  if ('version' in known) return api.put(pathOf(STOCK_COUNTS, known.id), content, { version: known.version })
  return api.post(pathOf(STOCK_COUNTS), { id: known.id, ...content })
}

/** Takes a step of a count as it was read. */
export function takeStep(
  { id, version }: Pick<StockCount, 'id' | 'version'>,
  step: 'start' | 'finish' | 'post' | 'cancel' | 'recount' | 'zero',
  body?: CancelCountInput | ChosenLines,
): Promise<StockCount> {
  return api.post(pathOf(STOCK_COUNTS, id, step), body, { version, idempotencyKey: newId() })
}

/** Sends what somebody counted; sent again, it counts once. It fails where no answer comes in time. */
export function sendEntry(countId: string, entry: CountEntryInput): Promise<CountEntry> {
  return api.post(pathOf(STOCK_COUNTS, countId, 'entries'), entry, { timeoutMs: PATIENCE_MS })
}

export function takeBack(countId: string, entryId: string): Promise<CountEntry> {
  return api.post(pathOf(STOCK_COUNTS, countId, 'entries', entryId, 'take-back'), { id: newId() })
}

/** What the shop should count today. */
export function useDueCounts(pointOfSaleId: string) {
  const searchParams = new URLSearchParams({ pointOfSale: pointOfSaleId })
  return useCompanyQuery<DueCounts>(STOCK_COUNTS, ['due'], { searchParams, enabled: pointOfSaleId !== '' })
}

/** The rhythm of the company as it is now: a form is opened with it. */
export function useCountSettings() {
  return useCompanyQuery<CountSettings>(COUNT_SETTINGS, [], { staleTimeMs: 0 })
}
