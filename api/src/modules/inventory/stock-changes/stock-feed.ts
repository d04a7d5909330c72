import type { StockChanges } from '@comptoir/contracts/inventory/stock-changes'
import type { Clock } from '../../../platform/clock.ts'
import { mayEnter, type Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Log } from '../../../platform/log.ts'
import { patienceOf, STATEMENT_SECONDS } from '../../../platform/work.ts'
import { listMoved, type Moved } from './stock-changes.queries.ts'

/** Twice a second, so that others know of a sale within one. */
const EVERY_MS = 500
/** After a round that failed. */
const AGAIN_MS = 5000
/**
 * A movement is seen once it is committed, which may be some time after the moment that it bears: for so long it is looked for
 * again. No posting is tried again, and runs, for longer.
 */
const OVERLAP_MS = patienceOf('posting').milliseconds + STATEMENT_SECONDS.posting * 1000 + 5000
/** Of more, as of an import, it is only told that much has moved, and not at each look. */
const MOST_TOLD = 2000
const ANEW_MS = 5000

/** What is read in the name of a company. */
export type Following = Pick<Ctx, 'db' | 'companyId' | 'pointOfSaleIds'>

interface Follower {
  userId: string
  pointOfSaleIds: Ctx['pointOfSaleIds']
  take: (changes: StockChanges['changes']) => void
}

/** What moves in the companies that somebody follows: of each, all that follow share one look at the ledger. */
export class StockFeed {
  readonly #companies = new Map<string, CompanyFeed>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** How many follow a company, or one user of it. */
  count(companyId: string, userId?: string): number {
    const followers = [...(this.#companies.get(companyId)?.followers ?? [])]
    return followers.filter((follower) => userId === undefined || follower.userId === userId).length
  }

  /** Tells what moved in the last seconds and moves from now on at the caller's points of sale; gives what ends it. */
  follow({ db, companyId, userId, pointOfSaleIds, log }: Ctx, take: Follower['take']): () => void {
    const company = { db, companyId, pointOfSaleIds: null }
    const feed = this.#companies.get(companyId) ?? new CompanyFeed(company, this.#clock, log)
    this.#companies.set(companyId, feed)
    const follower = { userId, pointOfSaleIds, take }
    feed.followers.add(follower)
    feed.tell([follower], feed.last)
    return () => {
      feed.followers.delete(follower)
      if (feed.followers.size > 0) return
      feed.stop()
      this.#companies.delete(companyId)
    }
  }
}

class CompanyFeed {
  readonly followers = new Set<Follower>()
  readonly #company: Following
  readonly #clock: Clock
  readonly #log: Log
  /** The movements of the last seconds, which have been told. */
  last: readonly Moved[] = []
  #toldAnewAt = -ANEW_MS
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(company: Following, clock: Clock, log: Log) {
    this.#company = company
    this.#clock = clock
    this.#log = log
    void this.#goOn()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #goOn(): Promise<void> {
    let pauseMs = EVERY_MS
    try {
      await this.#round()
    } catch (error) {
      this.#log.warn({ err: error }, 'what moved was not read')
      pauseMs = AGAIN_MS
    }
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#goOn(), pauseMs)
    this.#timer.unref()
  }

  async #round(): Promise<void> {
    const since = this.#clock.now().getTime() - OVERLAP_MS
    const moved = await inTransaction({ ...this.#company, work: 'read' }, (tx) =>
      listMoved(tx, new Date(since), MOST_TOLD + 1),
    )
    if (moved.length > MOST_TOLD) return this.#tellAnew()
    const told = new Set(this.last.map(({ id }) => id))
    this.last = moved
    this.tell(
      this.followers,
      moved.filter(({ id }) => !told.has(id)),
    )
  }

  #tellAnew(): void {
    this.last = []
    if (performance.now() - this.#toldAnewAt < ANEW_MS) return
    this.#toldAnewAt = performance.now()
    for (const { take } of this.followers) take(null)
  }

  /** Of a product that moved several times, what is there now. */
  tell(followers: Iterable<Follower>, moved: readonly Moved[]): void {
    const changes = new Map(
      moved.map(({ productId, pointOfSaleId, onHandMilli }) => [
        `${pointOfSaleId} ${productId}`,
        { productId, pointOfSaleId, onHandMilli },
      ]),
    )
    for (const { pointOfSaleIds, take } of followers) {
      const own = [...changes.values()].filter(({ pointOfSaleId }) => mayEnter({ pointOfSaleIds }, pointOfSaleId))
      if (own.length > 0) take(own)
    }
  }
}
