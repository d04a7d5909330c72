import { Connection } from '../bench/load/connection.ts'
import { nextAsk, type Random } from '../bench/load/requests.ts'
import { refuseStopped } from '../bench/rounds.ts'
import { salesWork } from '../bench/sign-in.ts'
import { Refusal } from '../common/refusal.ts'
import { linesOf } from './law.ts'
import type { Till } from './till.ts'

/** A day's sales: companies by number, signed in, and the number of the company of each sale in turn. */
export interface Day {
  tills: readonly Till[]
  sales: Uint32Array
  /** Draws lines, products and registers. */
  random: Random
  /** A moment of `performance.now()` after which the run gives up. */
  until: number
  onSold: (sold: number) => void
}

/** What came of it. */
export interface Sold {
  sales: number
  lines: number
  refused: number
  firstRefusal: string | null
  seconds: number
}

/** As many as keep a machine busy without queueing in it. */
const CLIENTS = 8
/** A run with so many refusals goes no further. */
const MOST_REFUSED = 20
const CREATED = 201
const SHOWN = 300

/** Posts every sale of a day, each client its next when it has the answer to the one before. */
export async function sellDay(origin: string, day: Day): Promise<Sold> {
  const sold: Sold = { sales: 0, lines: 0, refused: 0, firstRefusal: null, seconds: 0 }
  const turns = day.sales.values()
  const startedAt = performance.now()
  const client = async (): Promise<void> => {
    const connection = new Connection(origin, 'identity')
    for (const company of turns) {
      refuseEndless(day.until, sold)
      const till = day.tills[company]
      if (till === undefined) throw new Error(`there is no company ${company}`)
      await sell(connection, till, day.random, sold)
      day.onSold(sold.sales + sold.refused)
    }
    connection.close()
  }
  // A client that gives up ends the others at their next turn.
  const ends = await Promise.allSettled(Array.from({ length: CLIENTS }, client))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  sold.seconds = (performance.now() - startedAt) / 1000
  return sold
}

async function sell(connection: Connection, till: Till, random: Random, sold: Sold): Promise<void> {
  const registers = await till.registers()
  const lines = linesOf(random)
  const ask = nextAsk({ ...salesWork(till.company, registers), lines }, 0, random)
  const { status, text } = await connection
    .send(ask)
    .catch((error: unknown) => ({ status: 0, text: error instanceof Error ? error.message : String(error) }))
  if (status === CREATED) {
    sold.sales += 1
    sold.lines += lines
    return
  }
  sold.refused += 1
  sold.firstRefusal ??= `${status} ${text.slice(0, SHOWN)}`
}

function refuseEndless(until: number, { refused, firstRefusal }: Sold): void {
  refuseStopped()
  if (refused >= MOST_REFUSED) throw new Refusal(`${refused} sales were refused, the first: ${firstRefusal ?? ''}`)
  if (performance.now() > until) throw new Refusal('The time given to the run is over (--minutes).')
}
