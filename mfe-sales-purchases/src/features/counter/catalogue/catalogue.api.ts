import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import type { CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import { api, pathOf } from '@comptoir/platform'
import type { Asked } from './sync-catalogue.ts'

/** The server's answers as files: they are large, and read in the worker. */
export function askCatalogue(): Asked {
  const ask = (rest: readonly string[], params: Record<string, string>): Promise<Blob> =>
    api.blob(pathOf(COUNTER_CATALOGUE_AT, ...rest), { searchParams: new URLSearchParams(params) })
  const behind = (after: string | null) => (after === null ? {} : { after })
  return {
    page: (after) => ask([], behind(after)),
    changes: (since, after) => ask(['changes'], { since: String(since), ...behind(after) }),
    head: () => ask(['head'], {}),
  }
}

/** What a point of sale can sell of some products now, in thousandths. */
export async function askStock(
  pointOfSaleId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<CounterStock['data']> {
  const searchParams = new URLSearchParams({ pointOfSaleId, ids: ids.join(',') })
  return (await api.get<CounterStock>(pathOf(COUNTER_CATALOGUE_AT, 'stock'), { searchParams, signal })).data
}
