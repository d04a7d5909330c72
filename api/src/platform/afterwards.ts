import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    afterwards: Afterwards
  }
}

const AT_ONCE = 2
const MOST_WAITING = 500

/**
 * Small work of this process that no answer waits for, so that nobody can tell by the clock what it was. Little of it is
 * done at once, and what would wait too long is left out: whoever floods the product does not flood its database.
 */
export class Afterwards {
  readonly #log: Log
  readonly #waiting: (() => Promise<void>)[] = []
  #running = 0
  #leftOut = 0
  #idle: (() => void)[] = []

  constructor(log: Log) {
    this.#log = log
  }

  add(work: () => Promise<void>): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#leftOut += 1
      return
    }
    this.#waiting.push(work)
    setImmediate(() => this.#next())
  }

  /** Ends once nothing waits and nothing is being done. */
  async done(): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) return
    await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return
    const work = this.#waiting.shift()
    if (work) {
      this.#running += 1
      void work()
        .catch((error: unknown) => this.#log.error({ err: error }, 'could not be done afterwards'))
        .finally(() => {
          this.#running -= 1
          this.#next()
        })
      return
    }
    if (this.#running > 0) return
    if (this.#leftOut > 0) this.#log.warn({ count: this.#leftOut }, 'too much to be done afterwards: some was left out')
    this.#leftOut = 0
    for (const resolve of this.#idle.splice(0)) resolve()
  }
}

/** What is still to be done when the server stops is done before its database closes. */
export function registerAfterwards(app: FastifyInstance, log: Log): void {
  const afterwards = new Afterwards(log)
  app.decorate('afterwards', afterwards)
  app.addHook('onClose', () => afterwards.done())
}
