import type { Browser } from '@playwright/test'
import { refuseStopped, waitForRest } from '../rounds.ts'
import { median } from '../statistics.ts'
import { MOBILE_LINE, strangerOf, throttled, withVisitor } from './browser.ts'
import { FAILURES, type Fault, withEntryOf } from './faults.ts'
import { type FaultyLine, NO_TROUBLE } from './faulty-line.ts'
import { drawnAt, titled, watchFor } from './on-screen.ts'
import { REMOTES } from './releases.ts'

/** The remote that brings the home page itself. Where it fails, the frame around the page is what must come in time. */
const HOME = 'marketing'
/** Every mode is tried on this one. */
const EXAMPLE = 'inventory'
const FRAME = `document.querySelector('header a') !== null`

/** The home page with and without one fault, in milliseconds until it is drawn, a load for each round. */
export interface Compared {
  fault: Fault
  healthy: number[]
  failing: number[]
}

/** Each failure of one remote and of all a hang; or each of all. */
export function faultsOf(isAll: boolean, ids = REMOTES.map((app) => app.replace('mfe-', ''))): Fault[] {
  const all = ids.flatMap((remote) => FAILURES.map((failure) => ({ remote, failure })))
  return isAll ? all : all.filter(({ remote, failure }) => remote === EXAMPLE || failure === 'hangs')
}

async function paint(browser: Browser, { origin }: FaultyLine, sight: string): Promise<number> {
  refuseStopped()
  return withVisitor(browser, strangerOf(origin), async (context) => {
    const page = await context.newPage()
    await throttled(page, MOBILE_LINE)
    await watchFor(page, { home: sight })
    await page.goto(origin, { waitUntil: 'commit' })
    return drawnAt(page, 'home')
  })
}

/** Loads the home page healthy and with the fault, in turn. */
export async function compareHome(browser: Browser, line: FaultyLine, fault: Fault, rounds: number): Promise<Compared> {
  const sight = fault.remote === HOME ? FRAME : titled('')
  const compared: Compared = { fault, healthy: [], failing: [] }
  await waitForRest()
  for (let round = 0; round < rounds; round += 1) {
    line.become(NO_TROUBLE)
    compared.healthy.push(await paint(browser, line, sight))
    line.become({ fault, page: (html) => withEntryOf(html, fault) })
    compared.failing.push(await paint(browser, line, sight))
  }
  line.become(NO_TROUBLE)
  return compared
}

/** How much longer the home page takes with the fault, as a ratio of medians. */
export function slowdownIn({ healthy, failing }: Compared): number {
  return median(failing) / median(healthy)
}
