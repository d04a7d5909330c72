import type { Page } from '@playwright/test'
import type { Sight } from '../federation/on-screen.ts'
import { PATIENCE_MS } from '../screens/watch.ts'

/** Names under which a page keeps what is measured in it, unlike any of the product. */
const KEYS = 'benchKeys'
const SHOWN = 'benchShown'
const BLOCKS = 'benchBlocks'
const ENTRIES = 5000

/** What a key took: of the main thread until the page had answered it, and from the key to the end of the next frame. */
export type Key = { workMs: number; paintMs: number }

/** Has the next documents of a page note every key that is typed, in time and work. */
export async function watchKeys(page: Page): Promise<void> {
  await page.addInitScript(`performance.setResourceTimingBufferSize(${ENTRIES})
    globalThis.${KEYS} = []
    addEventListener('keydown', ({ timeStamp }) => {
      const begun = performance.now()
      const key = { workMs: NaN, paintMs: NaN }
      // What the page does at once is done in microtasks of its own, which were asked for before.
      addEventListener('input', () => queueMicrotask(() => queueMicrotask(() => (key.workMs = performance.now() - begun))), { once: true })
      requestAnimationFrame(() => setTimeout(() => {
        key.paintMs = performance.now() - timeStamp
        ${KEYS}.push(key)
      }))
    }, { capture: true })`)
}

/** The keys since this was last asked that changed a text. */
export async function takeKeys(page: Page): Promise<Key[]> {
  return page.evaluate<Key[]>(`globalThis.${KEYS}.splice(0).filter(({ workMs }) => workMs >= 0)`)
}

/** Milliseconds from the arrival of a key in the page to the end of the first frame that shows the sight. */
export async function timeKey(page: Page, key: string, sight: Sight, press: () => Promise<void>): Promise<number> {
  await page.evaluate(`globalThis.${SHOWN} = new Promise((resolve) => {
    const begin = (event) => {
      if (event.key !== ${JSON.stringify(key)}) return
      removeEventListener('keydown', begin, true)
      const begun = performance.now()
      ${untilShown(sight)}
    }
    addEventListener('keydown', begin, true)
  }), undefined`)
  await press()
  return shown(page)
}

/** The same from something that the page is told. */
export async function timeEvent(page: Page, tell: string, sight: Sight): Promise<number> {
  await page.evaluate(`globalThis.${SHOWN} = new Promise((resolve) => {
    const begun = performance.now()
    ${tell}
    ${untilShown(sight)}
  }), undefined`)
  return shown(page)
}

function untilShown(sight: Sight): string {
  return `const look = () => (${sight}) ? setTimeout(() => resolve(performance.now() - begun)) : requestAnimationFrame(look)
    requestAnimationFrame(look)`
}

async function shown(page: Page): Promise<number> {
  const limit = `new Promise((resolve) => setTimeout(() => resolve(null), ${PATIENCE_MS}))`
  const found = await page.evaluate<number | null>(`Promise.race([globalThis.${SHOWN}, ${limit}])`)
  if (found === null) throw new Error(`${page.url()} did not show what was waited for within ${PATIENCE_MS} ms`)
  return found
}

/** Begins to watch how long the main thread is held up at a time. */
export async function watchBlocks(page: Page): Promise<void> {
  // A timer that is always due comes four milliseconds after the one before it, or later.
  await page.evaluate(`globalThis.${BLOCKS} = { most: 0, isOver: false }, (() => {
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      ${BLOCKS}.most = Math.max(${BLOCKS}.most, now - last - 4)
      last = now
      if (!${BLOCKS}.isOver) setTimeout(tick)
    }
    setTimeout(tick)
  })()`)
}

export async function longestBlock(page: Page): Promise<number> {
  return page.evaluate<number>(`(globalThis.${BLOCKS}.isOver = true, globalThis.${BLOCKS}.most)`)
}

/** Waits until something holds in a page, which may be a promise. */
export async function until(page: Page, holds: string): Promise<void> {
  await page.evaluate(`globalThis.${SHOWN} = new Promise((resolve) => {
    const look = async () => (await (${holds})) ? resolve(0) : setTimeout(look, 20)
    void look()
  }), undefined`)
  await shown(page)
}

/** Something that came over the line, as the page's own account of it says. */
export type Fetched = { name: string; startTime: number; responseEnd: number; encodedBodySize: number }

/** What a page has fetched since a moment of its own clock. */
export async function fetchedSince(page: Page, since = 0): Promise<Fetched[]> {
  return page.evaluate<Fetched[]>(
    `performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= ${since}).map(({ name, startTime, responseEnd, encodedBodySize }) => ({ name, startTime, responseEnd, encodedBodySize }))`,
  )
}

export async function clockOf(page: Page): Promise<number> {
  return page.evaluate<number>('performance.now()')
}
