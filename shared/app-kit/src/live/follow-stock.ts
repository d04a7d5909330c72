import { STOCK_CHANGES_AT } from '@comptoir/contracts/addresses'
import type { StockChange, StockChanges } from '@comptoir/contracts/inventory/stock-changes'
import { send } from '../http/client.ts'
import { withFreshToken } from '../http/refresh.ts'

/** What has moved; null where some of it may have been missed, and all that is shown should be read again. */
export type StockNews = readonly StockChange[] | null

/** The longest that the server answers (`LONGEST_HOLD_SECONDS`), whose contract is too heavy for that. */
export const HOLD_SECONDS = 240

const LEAST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Tells what moves in the stock of a company, as the server tells it, until the signal ends it. Of all tabs of a browser one
 * asks and tells the others: a browser has few connections to a server. Where tabs cannot agree on one, nothing is told.
 */
export async function followStock(
  companyId: string,
  take: (news: StockNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return
  const name = `comptoir.stock.${companyId}`
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', ({ data }: MessageEvent<StockNews>) => take(data), { signal })
  signal.addEventListener('abort', () => tabs.close())
  const tell = (news: StockNews): void => {
    tabs.postMessage(news)
    take(news)
  }
  try {
    await locks.request(name, { signal }, () => listen(companyId, tell, signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Asks again when an answer ends, which begins with what moved in the last seconds, and later where there is none. */
async function listen(companyId: string, tell: (news: StockNews) => void, signal: AbortSignal): Promise<void> {
  let pauseMs = LEAST_PAUSE_MS
  let isBroken = false
  while (!signal.aborted) {
    try {
      for await (const changes of answered(companyId, signal)) {
        if (isBroken) tell(null)
        isBroken = false
        pauseMs = LEAST_PAUSE_MS
        if (changes === null || changes.length > 0) tell(changes)
      }
    } catch {
      isBroken = true
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    if (!signal.aborted) await pause(pauseMs, signal)
  }
}

/** The events of one answer; of nothing, to say that it lives. */
async function* answered(companyId: string, signal: AbortSignal): AsyncGenerator<StockChanges['changes']> {
  const path = `${companyId}/${STOCK_CHANGES_AT.path}`
  const searchParams = new URLSearchParams({ hold: String(HOLD_SECONDS) })
  const response = await withFreshToken(() => send('get', path, { signal, searchParams }))
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
  const bytes = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await bytes.read()
    if (done) return
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events)
      yield event.startsWith(DATA) ? (JSON.parse(event.slice(DATA.length)) as StockChanges).changes : []
  }
}

const DATA = 'data: '

/** So many milliseconds, or until the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener('online', end, { signal: waiting.signal })
    signal.addEventListener('abort', end, { signal: waiting.signal })
  })
}
