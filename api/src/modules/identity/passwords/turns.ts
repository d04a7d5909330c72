interface Waiting {
  begin: () => void
}

/**
 * Work that costs much, done a few at a time. Those who ask take turns: however much one of them asks for, another waits
 * for no more than one piece of it.
 */
export class Turns {
  readonly #most: number
  readonly #mostWaiting: number
  #running = 0
  /** Who has waited longest for a turn comes first. */
  readonly #waiting = new Map<string, Waiting[]>()

  /** `most` pieces at once; `mostWaiting` that one asker may have waiting. */
  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  /** True for an asker whose next piece would not even be queued. */
  isFull(asker: string): boolean {
    return (this.#waiting.get(asker)?.length ?? 0) >= this.#mostWaiting
  }

  /** Does the work when it is the asker's turn. */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await this.#turnOf(asker)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  #turnOf(asker: string): Promise<void> {
    return new Promise((begin) => {
      const queue = this.#waiting.get(asker) ?? []
      queue.push({ begin })
      this.#waiting.set(asker, queue)
    })
  }

  /** The place goes to whoever is next; asking for more puts somebody behind the others. */
  #passOn(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#running -= 1
      return
    }
    const [asker, queue] = next
    const first = queue.shift()
    this.#waiting.delete(asker)
    if (queue.length > 0) this.#waiting.set(asker, queue)
    first?.begin()
  }
}
