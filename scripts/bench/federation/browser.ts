import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test'
import type { Login } from '../company.ts'
import { ADMIN, type Installation } from './installation.ts'

/** As the journeys of the product start it. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SETTINGS = {
  locale: 'fr-TN',
  timezoneId: 'Africa/Tunis',
  viewport: { width: 1440, height: 900 },
}
/** First visits are what is measured; the single application that is compared has none. */
const NO_WORKERS: Pick<BrowserContextOptions, 'serviceWorkers'> = { serviceWorkers: 'block' }
const LANGUAGE = 'fr'
const LANGUAGE_KEY = 'i18nextLng'
/** Access tokens live ten minutes: a session is used for half of that. */
const SESSION_MS = 5 * 60_000

/** The line and the processor that a page is given. */
export interface Profile {
  latencyMs: number
  megabits: number
  /** How many times slower than this machine's. */
  slowdown: number
}

/** The figures' 4G: 100 ms until an answer begins, 10 Mbit/s, a processor four times slower. */
export const MOBILE: Profile = { latencyMs: 100, megabits: 10, slowdown: 4 }
/** The same line with this machine's processor. */
export const MOBILE_LINE: Profile = { ...MOBILE, slowdown: 1 }

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** Lends a browser. What is at work when somebody stops the benchmark ends by itself: the browser alone must not end the process. */
export async function withBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A visitor with an empty cache; `kept` is what an earlier visit left in storage and cookies. */
export async function withVisitor<T>(
  browser: Browser,
  kept: Kept | null,
  work: (context: BrowserContext) => Promise<T>,
  workers = NO_WORKERS,
): Promise<T> {
  const given = { ...SETTINGS, ...workers, ...(kept === null ? {} : { storageState: kept }) }
  const context = await browser.newContext(given)
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/** Gives a page its line and its processor, and the session through which it is watched. */
export async function throttled(page: Page, { latencyMs, megabits, slowdown }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const throughput = (megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** What a visitor of an installation keeps who chose French and went away again. */
export function strangerOf(origin: string): Kept {
  return {
    cookies: [
      {
        name: LANGUAGE_KEY,
        value: LANGUAGE,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [{ name: LANGUAGE_KEY, value: LANGUAGE }] }],
  }
}

/** Signs an account in by the product's own page, and gives what the browser keeps. */
async function signedIn(browser: Browser, { email, password }: Login, origin: string): Promise<Kept> {
  return withVisitor(browser, strangerOf(origin), async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/login`)
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[autocomplete=current-password]').fill(password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    return context.storageState()
  })
}

/** Gives what the administrator's signed-in browser keeps. `origin` may be a proxy's or a developer's. */
export function sessionsOf(
  browser: Browser,
  { origin: own, password }: Installation,
  origin = own,
): () => Promise<Kept> {
  return sessionsOfAccount(browser, { email: ADMIN, password }, origin)
}

/** Gives what the signed-in browser of an account keeps, signing in anew before the session grows old. */
export function sessionsOfAccount(browser: Browser, login: Login, origin: string): () => Promise<Kept> {
  let madeAt = -Infinity
  let kept: Kept | null = null
  return async () => {
    if (kept !== null && performance.now() - madeAt < SESSION_MS) return kept
    kept = await signedIn(browser, login, origin)
    madeAt = performance.now()
    return kept
  }
}
