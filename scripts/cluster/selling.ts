import { Connection } from '../bench/load/connection.ts'
import type { SalesWork } from '../bench/load/jobs.ts'
import { nextAsk } from '../bench/load/requests.ts'

/** What came of the sales that were made while something else went on. */
export interface Sold {
  sales: number
  /** Sales that were not answered with a ticket; none is sent again. */
  refused: number
  firstRefusal: string | null
  slowestMs: number
  /** Of the work. */
  seconds: number
  /** Why the work did not come to its end; null where it did. */
  failure: string | null
}

const SHOWN = 300

/** Sells for as long as some work takes: a client for each of the shops, which sends its next sale when it has the ticket. */
export async function sellWhile(
  origin: string,
  shops: readonly SalesWork[],
  work: () => Promise<unknown>,
): Promise<Sold> {
  const sold: Sold = { sales: 0, refused: 0, firstRefusal: null, slowestMs: 0, seconds: 0, failure: null }
  const isDone = new AbortController()
  const startedAt = performance.now()
  const selling = Promise.all(shops.map((shop) => keepSelling(origin, shop, isDone.signal, sold)))
  await work().catch((error: unknown) => {
    sold.failure = error instanceof Error ? error.message : String(error)
  })
  sold.seconds = (performance.now() - startedAt) / 1000
  isDone.abort()
  await selling
  return sold
}

async function keepSelling(origin: string, shop: SalesWork, isDone: AbortSignal, sold: Sold): Promise<void> {
  const register = new Connection(origin, 'identity')
  while (!isDone.aborted) {
    const askedAt = performance.now()
    const { status, text } = await register
      .send(nextAsk(shop, 0))
      .catch((error: unknown) => ({ status: 0, text: String(error) }))
    sold.slowestMs = Math.max(sold.slowestMs, performance.now() - askedAt)
    sold.sales += 1
    if (status === 201) continue
    sold.refused += 1
    sold.firstRefusal ??= `${status} ${text.slice(0, SHOWN)}`
  }
  register.close()
}
