import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { leadAmongTabs } from './leading-tab.ts'

interface Waiting {
  work: () => Promise<void>
  resolve: () => void
  reject: (reason: Error) => void
}

/** The locks of a browser, as far as they are used here: one holder, a line behind it, and whoever takes it away. */
function someLocks() {
  let holder: Waiting | null = null
  const line: Waiting[] = []
  const grant = (next: Waiting | undefined): void => {
    holder = next ?? null
    if (!next) return
    void next.work().then(() => {
      if (holder !== next) return
      next.resolve()
      grant(line.shift())
    })
  }
  return {
    request: (_: string, { steal = false, signal }: LockOptions, work: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const asked: Waiting = { work, resolve, reject }
        if (steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'))
          return grant(asked)
        }
        if (!holder) return grant(asked)
        line.push(asked)
        signal?.addEventListener('abort', () => {
          const at = line.indexOf(asked)
          if (at >= 0) line.splice(at, 1)
          reject(new DOMException('aborted', 'AbortError'))
        })
      }),
  }
}

const settled = () => new Promise((resolve) => void setTimeout(resolve))

beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: someLocks(), configurable: true }))
afterEach(() => void Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }))

test('of several tabs the one leads that was looked at last, and another one once it is closed', async () => {
  const leads = { first: false, second: false }
  const endFirst = leadAmongTabs('d', (isLeading) => (leads.first = isLeading))
  expect(leads).toEqual({ first: true, second: false })
  const endSecond = leadAmongTabs('d', (isLeading) => (leads.second = isLeading))
  await settled()
  expect(leads).toEqual({ first: false, second: true })
  // Both hear it here; only the one that does not lead takes it.
  globalThis.dispatchEvent(new Event('focus'))
  await settled()
  expect(leads).toEqual({ first: true, second: false })
  endFirst()
  await settled()
  expect(leads).toEqual({ first: false, second: true })
  endSecond()
  await settled()
  expect(leads).toEqual({ first: false, second: false })
})

test('without locks every tab leads', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const heard: boolean[] = []
  leadAmongTabs('d', (isLeading) => heard.push(isLeading))()
  expect(heard).toEqual([true, false])
})
