/**
 * Runs the work of a key once and gives everyone the same promise. A failure is forgotten, so that trying again tries
 * again; a success is kept, and `done` gives it without waiting.
 */
export function rememberedByKey<T>() {
  const running = new Map<string, Promise<T>>()
  const results = new Map<string, T>()
  return {
    done: (key: string): T | undefined => results.get(key),
    run(key: string, work: () => Promise<T>): Promise<T> {
      const known = running.get(key)
      if (known !== undefined) return known
      const promise = work()
      running.set(key, promise)
      promise.then(
        (result) => results.set(key, result),
        () => running.delete(key),
      )
      return promise
    },
  }
}
