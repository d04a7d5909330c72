import { setTimeout as pause } from 'node:timers/promises'
import { took } from '../common/steps.ts'
import type { OwnInstallation } from './installation.ts'
import type { Kill, Target } from './kill-schedule.ts'

type Victim = Pick<OwnInstallation, 'killApi' | 'killDatabase'>

const NAMES: Readonly<Record<Target, string>> = { api: 'API', database: 'database' }

/** Kills as planned while documents are answered; the API and the database each by itself, so that both may be away at once. */
export class Killer {
  readonly #own: Victim
  readonly #planned: number
  readonly #done: Record<Target, number> = { api: 0, database: 0 }
  readonly #waiting = new Set<() => void>()
  readonly #rows: Promise<unknown>
  #answered = 0
  #isOver = false

  constructor(own: Victim, rows: readonly (readonly Kill[])[]) {
    this.#own = own
    this.#planned = rows.flat().length
    this.#rows = Promise.all(rows.map((kills) => this.#inOrder(kills)))
    // Heard of in `end`, not before.
    this.#rows.catch(() => undefined)
  }

  /** To be called for every document that was answered. */
  answered(): void {
    this.#answered += 1
    this.#wake()
  }

  /** The documents have run out: comes back when everything that was killed is there again, with the number of kills. */
  async end(): Promise<Record<Target, number>> {
    this.#isOver = true
    this.#wake()
    await this.#rows
    return { ...this.#done }
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  async #inOrder(kills: readonly Kill[]): Promise<void> {
    for (const { target, afterDocuments, delayMs } of kills) {
      while (this.#answered < afterDocuments && !this.#isOver)
        await new Promise<void>((resolve) => this.#waiting.add(resolve))
      if (this.#isOver) return
      await pause(delayMs)
      await this.#kill(target)
    }
  }

  async #kill(target: Target): Promise<void> {
    const [startedAt, after] = [performance.now(), this.#answered]
    this.#done[target] += 1
    const count = this.#done.api + this.#done.database
    await (target === 'api' ? this.#own.killApi() : this.#own.killDatabase())
    console.log(
      `  kill ${count} of ${this.#planned}: ${NAMES[target]} after ${after} documents, back ${took(startedAt)}`,
    )
  }
}
