import type { Standing } from './catalogue-service.ts'
import type { Progress } from './catalogue-store.ts'
import type { Called } from './device.ts'

/** A catalogue on this device, wherever it lives. */
export type Keeper = Called<'standing' | 'takePage' | 'takeHead' | 'takeChanges' | 'beginAnew'>

/** The server's answers, as they are: they are read where the catalogue is kept. */
export interface Asked {
  page: (after: string | null) => Promise<Blob>
  changes: (since: number, after: string | null) => Promise<Blob>
  head: () => Promise<Blob>
}

/**
 * Brings a catalogue up to date: reads what it lacks of the whole, then what has changed. What is interrupted goes on where
 * it was. Rejects with what `ask` rejects with.
 */
export async function syncCatalogue(keeper: Keeper, ask: Asked): Promise<Standing> {
  let { progress } = await keeper.standing()
  while (!progress?.isWhole) ({ progress } = await keeper.takePage(await ask.page(progress?.after ?? null)))
  await takeAllChanges(keeper, ask, progress)
  // Last, so that what it has of discounts and units is not older than the products that name them.
  return keeper.takeHead(await ask.head())
}

async function takeAllChanges(keeper: Keeper, ask: Asked, from: Progress): Promise<void> {
  let [at, isMore]: [Progress, boolean] = [from, true]
  while (isMore) {
    const standing = await keeper.takeChanges(await ask.changes(at.since, at.after))
    isMore = standing.isMore
    at = standing.progress ?? at
  }
}
