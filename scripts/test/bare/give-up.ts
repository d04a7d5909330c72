import { setTimeout as later } from 'node:timers/promises'
import { TEST_MS } from '@comptoir/testing/time-limits'

type Work = (...given: never[]) => unknown
/** What a file adds: a test, a hook or a group. */
interface Added {
  name?: unknown
  fn?: Work | null | undefined
  timeout?: number | null | undefined
}

/**
 * Listens to `jest-circus`. The runner waits for ever: with this, a test or a hook that does not end in its time fails,
 * as with Jest's own runner.
 */
export function giveUpLate(
  { name }: { name: string },
  { currentDescribeBlock }: { currentDescribeBlock: { children: readonly Added[]; hooks: readonly Added[] } },
): void {
  const { children, hooks } = currentDescribeBlock
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined
  if (!added?.fn) return
  if (added.fn.length > 0) throw new Error('A test ends with its promise here, not with a function that it is given')
  added.fn = within(added.timeout ?? TEST_MS, added.fn)
}

/** The same work, which fails where it takes longer. */
export function within(milliseconds: number, work: Work): () => Promise<unknown> {
  return async () => {
    const ended = new AbortController()
    const late = later(milliseconds, null, { signal: ended.signal }).then(() => {
      throw new Error(`Not done after ${milliseconds} ms`)
    })
    late.catch(() => undefined)
    try {
      return await Promise.race([Reflect.apply(work, undefined, []), late])
    } finally {
      ended.abort()
    }
  }
}
