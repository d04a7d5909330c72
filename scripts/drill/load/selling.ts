import { Connection } from '../../bench/load/connection.ts'
import { nextAsk } from '../../bench/load/requests.ts'
import type { SalesWork } from '../../bench/load/jobs.ts'

/** What honest shops did: milliseconds from when a customer stood there to the ticket. */
export type Sold = { latencies: number[]; failed: number; firstFailure: string | null }

const BEAT_MS = 500
/** A register asks again, with the same sale, as long as a customer waits. */
const PATIENCE_MS = 10_000
const AGAIN_MS = 500

/** Shops that sell in rhythm for so many seconds, each at its own beat. Late sales are counted from when they were due. */
export async function sell(origin: string, shops: readonly SalesWork[], seconds: number): Promise<Sold> {
  const sold: Sold = { latencies: [], failed: 0, firstFailure: null }
  const begunAt = performance.now()
  await Promise.all(
    shops.map((shop, index) => keepShop(origin, shop, begunAt + (index * BEAT_MS) / shops.length, seconds, sold)),
  )
  return sold
}

async function keepShop(origin: string, shop: SalesWork, first: number, seconds: number, sold: Sold): Promise<void> {
  const register = new Connection(origin, 'gzip, deflate, br')
  for (let due = first; due < first + seconds * 1000; due += BEAT_MS) {
    await pause(due - performance.now())
    const failure = await sellOnce(register, shop)
    if (failure === null) sold.latencies.push(performance.now() - due)
    else {
      sold.failed += 1
      sold.firstFailure ??= failure
    }
  }
  register.close()
}

/** Null for a ticket; else the last answer. */
async function sellOnce(register: Connection, shop: SalesWork): Promise<string | null> {
  const sale = nextAsk(shop, 0)
  for (const begunAt = performance.now(); ; await pause(AGAIN_MS)) {
    const { status, text } = await register.send(sale).catch((error: unknown) => ({ status: 0, text: String(error) }))
    const isLate = performance.now() - begunAt > PATIENCE_MS
    if (!isLate && (status === 200 || status === 201)) return null
    const mayPass = status === 0 || status === 429 || status >= 500
    if (isLate || !mayPass) return `${isLate ? 'too late: ' : ''}${status} ${text.slice(0, 300)}`
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
