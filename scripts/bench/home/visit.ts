import type { Browser } from '@playwright/test'
import { throttled, withVisitor, type Kept, type Profile } from '../federation/browser.ts'

/** A phone of the middle price on a line of the middle speed. */
const VISITOR: Profile = { latencyMs: 40, megabits: 10, slowdown: 4 }

/** What one visit of the home page measured. */
export interface Visit {
  /** When the largest thing of the first screen was painted, in milliseconds. */
  lcpMs: number
  /** How much of what was seen moved by itself. */
  cls: number
  /** Scripts as they were packed, in kilobytes of 1,000 bytes. */
  scriptsKb: number
  /** When the page's own code had replaced the server's HTML, in milliseconds. */
  usableMs: number
}

/** Nothing more is asked for once the line was quiet for so long. */
const QUIET_MS = 1500
const PATIENCE_MS = 30_000

/** Runs in the page, as text: the browser's own account of paints and shifts, and the moment when the page can be used. */
const WATCH = `
globalThis.seen = { lcpMs: 0, cls: 0, usableMs: 0 }
new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcpMs = startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => { for (const { hadRecentInput, value } of list.getEntries()) seen.cls += hadRecentInput ? 0 : value }).observe({ type: 'layout-shift', buffered: true })
const isDrawn = (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
const look = () => isDrawn(document.querySelector('main h1')) ? (seen.usableMs = performance.now()) : requestAnimationFrame(look)
requestAnimationFrame(look)
`

/** Runs in the page, as text: what all scripts weighed on the line, without the headers of their answers. */
export const BYTES_OF_SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`

/** Runs in the page, as text: whether it can be used and has asked for nothing for a while. */
const IS_AT_REST = `seen.usableMs > 0 && performance.now() - Math.max(seen.usableMs, ...performance.getEntriesByType('resource').map(({ startTime }) => startTime)) > ${QUIET_MS}`

/** Opens the home page with an empty cache. */
export async function visitHome(browser: Browser, origin: string, kept: Kept): Promise<Visit> {
  return withVisitor(browser, kept, async (context) => {
    const page = await context.newPage()
    await throttled(page, VISITOR)
    await page.addInitScript({ content: WATCH })
    await page.goto(origin, { waitUntil: 'commit' })
    await page.waitForFunction(IS_AT_REST, undefined, { timeout: PATIENCE_MS })
    const seen = await page.evaluate<Omit<Visit, 'scriptsKb'>>('seen')
    return { ...seen, scriptsKb: (await page.evaluate<number>(BYTES_OF_SCRIPTS)) / 1000 }
  })
}
