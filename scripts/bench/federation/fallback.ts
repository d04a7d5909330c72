import type { Browser } from '@playwright/test'
import { refuseStopped } from '../rounds.ts'
import { type Kept, withVisitor } from './browser.ts'
import { BROKEN, type Failure, withBrokenRelease } from './faults.ts'
import { type FaultyLine, NO_TROUBLE } from './faulty-line.ts'
import { firstRoute } from './first-route.ts'
import type { Installation } from './installation.ts'
import { drawnAt, titled, watchFor } from './on-screen.ts'
import { phrase } from './phrases.ts'

const REMOTE = 'inventory'
/** One that is asked for again before it counts as failed, and one that is not. */
export const FELL: readonly Failure[] = ['is not found', 'throws when it is loaded']

/** When the last answer for the broken entry was there, on the page's clock. */
const KNOWN_AT = `Math.max(...performance.getEntriesByType('resource').filter(({ name }) => name.includes('/r/${REMOTE}/${BROKEN}/remoteEntry.js')).map(({ responseEnd }) => responseEnd))`

/**
 * Milliseconds from the last failing answer until the page of the previous release is drawn. The visitor was there before,
 * when that release was live, so that its files are in the browser's cache.
 */
export async function fallBack(
  browser: Browser,
  line: FaultyLine,
  installation: Installation,
  kept: Kept,
  failure: Failure,
): Promise<number> {
  refuseStopped()
  const address = firstRoute({ ...installation, origin: line.origin })
  return withVisitor(browser, kept, async (context) => {
    line.become(NO_TROUBLE)
    const page = await context.newPage()
    await watchFor(page, { list: titled(phrase(REMOTE, 'discounts.title')) })
    await page.goto(address)
    await drawnAt(page, 'list')
    const fault = { remote: REMOTE, failure }
    line.become({ fault: failure === 'is not found' ? null : fault, page: (html) => withBrokenRelease(html, fault) })
    await page.goto(address, { waitUntil: 'commit' })
    const at = await drawnAt(page, 'list')
    line.become(NO_TROUBLE)
    return at - (await page.evaluate<number>(KNOWN_AT))
  })
}
