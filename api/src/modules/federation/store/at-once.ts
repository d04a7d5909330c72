/** Does the work for every item, some at a time. Throws what failed first; then nothing more is begun, and what was begun has ended. */
export async function atOnce<T>(limit: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].values()
  const failures: unknown[] = []
  const goOn = async (): Promise<void> => {
    for (const item of waiting) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: limit }, goOn))
  if (failures.length > 0) throw failures[0]
}
