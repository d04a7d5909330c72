import pLimit from 'p-limit'

/** Does the work for every item, some at a time. Throws what failed first; then nothing more is begun, and what was begun has ended. */
export async function atOnce<T>(
  concurrency: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true })
  const works = Array.from(items, (item) =>
    limit(work, item).catch((error: unknown) => {
      limit.clearQueue()
      throw error
    }),
  )
  await Promise.allSettled(works)
  await Promise.all(works)
}
