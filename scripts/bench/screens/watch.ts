import type { Page } from '@playwright/test'
import type { Sight } from '../federation/on-screen.ts'

/** Names under which a page keeps what is measured in it, unlike any of the product. */
const USABLE = 'benchUsable'
const CLICKED = 'benchClicked'
/** The longest wait for anything that a page should show. */
export const PATIENCE_MS = 120_000

/** A page answers when so many frames in a row came, each in time. */
const CALM_FRAMES = 6
const CALM_MS = 120

/** When what was waited for was drawn, and when the page had gone on to draw calmly, in milliseconds since it was asked for. */
export type Opened = { drawnMs: number; usableMs: number }

/** Watches the next document of a page for a sight, on the page's own clock. */
export async function watchOpening(page: Page, sight: Sight): Promise<void> {
  await page.addInitScript(`globalThis.${USABLE} = new Promise((resolve) => {
    let drawnMs = 0, isThere = false, calm = 0, before = 0
    const frame = (now) => {
      if (isThere && drawnMs === 0) drawnMs = now
      calm = drawnMs > 0 && now - before < ${CALM_MS} ? calm + 1 : 0
      before = now
      if (calm === ${CALM_FRAMES}) return resolve({ drawnMs, usableMs: now })
      isThere = isThere || (${sight})
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })`)
}

/** Waits until the document that is watched can be used. */
export async function opened(page: Page): Promise<Opened> {
  return inTime(page, await page.evaluate<Opened | null>(orNothing(USABLE)))
}

export interface Point {
  x: number
  y: number
}

/** Clicks with the pointer, and gives the milliseconds from the click to the end of the first frame that shows the sight. */
export async function timeClick(page: Page, { x, y }: Point, sight: Sight): Promise<number> {
  // Nothing is given back: a promise would be waited for before the click.
  await page.evaluate(`globalThis.${CLICKED} = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => (${sight}) ? setTimeout(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look)
      requestAnimationFrame(look)
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  }), undefined`)
  await page.mouse.click(x, y)
  return inTime(page, await page.evaluate<number | null>(orNothing(CLICKED)))
}

function orNothing(name: string): string {
  return `Promise.race([globalThis.${name}, new Promise((resolve) => setTimeout(() => resolve(null), ${PATIENCE_MS}))])`
}

function inTime<T>(page: Page, found: T | null): T {
  if (found === null) throw new Error(`${page.url()} did not show what was waited for within ${PATIENCE_MS} ms`)
  return found
}
