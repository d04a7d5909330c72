import { DomainError } from '../errors.ts'

/** Ends a turn; to be called once. */
export type EndTurn = () => void

export interface TurnLimits {
  /** Turns that all together have at a time. */
  total: number
  /** Turns that one holder has at a time. */
  share: number
  /** Milliseconds that somebody waits at most, unless they say how long. */
  waitMs: number
  /** More of one holder do not wait. */
  mostWaiting: number
}

interface Waiting {
  begin: () => void
}

interface Holder {
  active: number
  waiting: Waiting[]
}

/**
 * Turns at something scarce. No holder has more than its share, and where holders wait, each in turn gives one of its
 * own way: who asks for much waits for itself. Waiting has an end: then, or where a holder's line is full, `server.busy`.
 */
export class Turns {
  readonly #limits: TurnLimits
  /** Those who have turns or wait for one; who was served last stands last. */
  readonly #holders = new Map<string, Holder>()
  #active = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** A turn, at once where one is free; `waitMs` for somebody who waits longer than others. */
  take(name: string, waitMs = this.#limits.waitMs): EndTurn | Promise<EndTurn> {
    const holder = this.#holders.get(name) ?? { active: 0, waiting: [] }
    this.#holders.set(name, holder)
    if (holder.waiting.length === 0 && this.#mayBegin(holder)) return this.#begin(name, holder)
    return this.#wait(name, holder, waitMs)
  }

  #mayBegin({ active }: Holder): boolean {
    return this.#active < this.#limits.total && active < this.#limits.share
  }

  #begin(name: string, holder: Holder): EndTurn {
    holder.active += 1
    this.#active += 1
    return () => {
      holder.active -= 1
      this.#active -= 1
      this.#forget(name, holder)
      this.#next()
    }
  }

  #wait(name: string, holder: Holder, waitMs: number): Promise<EndTurn> {
    const { mostWaiting } = this.#limits
    const busy = (): DomainError => new DomainError('server.busy', { seconds: Math.ceil(waitMs / 1000) })
    if (holder.waiting.length >= mostWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const waiting = {
        begin: () => {
          clearTimeout(patience)
          resolve(this.#begin(name, holder))
        },
      }
      const patience = setTimeout(() => {
        holder.waiting.splice(holder.waiting.indexOf(waiting), 1)
        this.#forget(name, holder)
        reject(busy())
      }, waitMs)
      holder.waiting.push(waiting)
    })
  }

  /** The next of the holder that has waited longest since it was served. */
  #next(): void {
    for (const [name, holder] of this.#holders) {
      if (!this.#mayBegin(holder)) continue
      const next = holder.waiting.shift()
      if (!next) continue
      this.#holders.delete(name)
      this.#holders.set(name, holder)
      next.begin()
      return
    }
  }

  #forget(name: string, { active, waiting }: Holder): void {
    if (active === 0 && waiting.length === 0) this.#holders.delete(name)
  }
}
