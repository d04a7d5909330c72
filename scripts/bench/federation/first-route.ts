import type { Browser, BrowserContext } from '@playwright/test'
import { refuseStopped } from '../rounds.ts'
import { type Kept, type Profile, throttled, withVisitor } from './browser.ts'
import { DISCOUNT, type Installation } from './installation.ts'
import { LineWatch } from './network.ts'
import { drawnAt, listWith, watchFor } from './on-screen.ts'
import { phrase } from './phrases.ts'
import { type Waterfall, namedIn, waterfallOf } from './waves.ts'

/** The shell's phrases and the files of the page's own remote; the rest of what it needs is in the HTML. */
const OWN = /^\/(locales|r\/inventory)\//

/** One visit of the list of discounts: when its heading and rows were drawn, in milliseconds, and how it came. */
export interface Visit {
  ms: number
  waterfall: Waterfall
}

/** What is still loading when the list is drawn gets this long to finish, so that its bytes are counted too. */
const REST_MS = 1500

/** The first page of the back office that the figures look at. */
export function firstRoute({ origin, companyId, pointOfSaleId }: Installation, path = 'discounts'): string {
  return `${origin}/${companyId}/${pointOfSaleId}/${path}`
}

/** Opens the list of discounts in a new page of a visitor. */
async function visit(context: BrowserContext, installation: Installation, profile: Profile | null): Promise<Visit> {
  refuseStopped()
  const page = await context.newPage()
  const session = profile === null ? await context.newCDPSession(page) : await throttled(page, profile)
  await session.send('Network.enable')
  const line = new LineWatch(session)
  await watchFor(page, { list: listWith(phrase('inventory', 'discounts.title'), DISCOUNT) })
  const response = await page.goto(firstRoute(installation), { waitUntil: 'commit' })
  const ms = await drawnAt(page, 'list')
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const named = namedIn((await response?.text()) ?? '')
  const waterfall = waterfallOf(
    line.sent(),
    ms,
    (path) => named.has(path) || OWN.test(path) || path === new URL(page.url()).pathname,
  )
  await page.close()
  return { ms, waterfall }
}

/** An installation with what its signed-in visitor keeps. */
export interface Side {
  installation: Installation
  kept: () => Promise<Kept>
}

/** A visit with an empty cache. */
export async function coldVisit(
  browser: Browser,
  { installation, kept }: Side,
  profile: Profile | null,
): Promise<Visit> {
  return withVisitor(browser, await kept(), (context) => visit(context, installation, profile))
}

/** Visits with an empty cache and then once more. */
export async function visitTwice(
  browser: Browser,
  { installation, kept }: Side,
  profile: Profile | null,
): Promise<{ cold: Visit; again: Visit }> {
  return withVisitor(browser, await kept(), async (context) => {
    const cold = await visit(context, installation, profile)
    return { cold, again: await visit(context, installation, profile) }
  })
}
