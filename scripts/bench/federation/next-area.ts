import type { Browser, Page } from '@playwright/test'
import { refuseStopped } from '../rounds.ts'
import { MOBILE_LINE, throttled, withVisitor } from './browser.ts'
import { type Side, firstRoute } from './first-route.ts'
import { drawnAt, listWith, watchNow } from './on-screen.ts'
import { phrase } from './phrases.ts'

/** The shell begins to fetch after 60 ms. */
const HOVER_MS = 80

/** Name under which the page keeps when it was clicked. */
const CLICKED = 'benchClickedAt'

/**
 * Milliseconds from a click in the navigation until the list of clients is drawn, which another remote brings than the page
 * that is open. The pointer rested on the entry until everything that this began had come.
 */
export async function nextArea(browser: Browser, { installation, kept }: Side): Promise<number> {
  refuseStopped()
  return withVisitor(browser, await kept(), async (context) => {
    const page = await context.newPage()
    await throttled(page, MOBILE_LINE)
    await page.goto(firstRoute(installation), { waitUntil: 'networkidle' })
    const target = await entryOf(page, firstRoute(installation, 'clients'))
    await page.mouse.move(target.x, target.y)
    await page.waitForTimeout(HOVER_MS)
    await page.waitForLoadState('networkidle')
    await untilQuiet(page)
    await watchNow(page, { clients: listWith(phrase('people', 'clients.title')) })
    await page.evaluate(
      `document.addEventListener('click', ({ timeStamp }) => { globalThis.${CLICKED} = timeStamp }, { capture: true, once: true })`,
    )
    await page.mouse.click(target.x, target.y)
    return (await drawnAt(page, 'clients')) - (await page.evaluate<number>(`globalThis.${CLICKED}`))
  })
}

/** Where a page lies in the navigation, for a real pointer. */
export async function entryOf(page: Page, address: string): Promise<{ x: number; y: number }> {
  const entry = page.locator(`nav a[href="${new URL(address).pathname}"]`).first()
  // The navigation is longer than the window.
  await entry.scrollIntoViewIfNeeded()
  const box = await entry.boundingBox()
  if (box === null) throw new Error(`the navigation does not show ${address}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until nothing came over the line for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate<number>(`performance.getEntriesByType('resource').length`)
  for (let before = -1, now = await count(); before !== now; before = now, now = await count())
    await page.waitForTimeout(500)
}
