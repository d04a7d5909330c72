type CleanUp = { name: string; work: () => Promise<void> }

const PATIENCE_MS = 25_000

/** What has to be undone before the process ends; the last thing started is the first to stop. */
export class CleanUps {
  readonly #stack: CleanUp[] = []

  add(name: string, work: () => Promise<void>): void {
    this.#stack.push({ name, work })
  }

  /** Stops everything, each thing with limited patience; one that fails is named and does not keep the others. */
  async run(): Promise<void> {
    for (let last = this.#stack.pop(); last !== undefined; last = this.#stack.pop()) {
      const { name, work } = last
      try {
        await Promise.race([work(), timeOut()])
      } catch (error) {
        console.error(`${name} did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
}

function timeOut(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer for ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref()
  })
}
