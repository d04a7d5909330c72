import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import type { Register } from '@comptoir/contracts/company/registers'
import { aRegister } from '../commands/register.ts'
import { ApiClient } from './api-client.ts'
import { withLine, type Line } from './line.ts'
import type { Language } from './phrases.ts'

const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'demo-password'

interface Fixtures {
  /** The demonstration's administrator, through the API. */
  admin: ApiClient
  /** A register of its own for one journey, so that journeys do not meet in one drawer. */
  register: Register
  /** The product at the end of a line of this journey's own, which may be cut. */
  line: Line
  /** A page of somebody who is signed in, in a language, before anything is opened; `signIn` goes through the form. */
  signedIn: (as: keyof typeof ACCOUNTS, language?: Language) => Promise<Page>
  /** The same where their work begins. */
  landed: (as: keyof typeof ACCOUNTS, language?: Language) => Promise<Page>
}

export const ACCOUNTS = {
  admin: 'admin@demo.example',
  cashier: 'cashier@demo.example',
  super: 'super@demo.example',
} as const

/** Says the language before the first page, as the switcher would have. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language)
}

/** Signs in on the sign-in page, as people do. */
export async function signIn(page: Page, as: keyof typeof ACCOUNTS, language: Language): Promise<void> {
  await speak(page, language)
  await landFrom(page, async () => {
    await page.locator('input[type=email]').fill(ACCOUNTS[as])
    await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
    await page.locator('button[type=submit]').click()
  })
}

/** Who is signed in already is led on from the sign-in page to where their work begins. */
async function landFrom(page: Page, act: () => Promise<void>): Promise<void> {
  await page.goto('/login')
  await act()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** What the browser keeps of a session. */
function keptOf({ token, user, company, pointOfSale }: SessionAnswer): { name: string; value: string }[] {
  const json = { auth_user: user, auth_company: company, auth_pos: pointOfSale, companyData: company }
  const kept = Object.entries(json).filter(([, value]) => value !== null)
  return [{ name: 'token', value: token }, ...kept.map(([name, value]) => ({ name, value: JSON.stringify(value) }))]
}

/** Signs a browser in before its first page, as a sign-in through the form would leave it. */
export async function enter(context: BrowserContext, baseURL: string, email: string): Promise<void> {
  const answer = await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  const session = (await answer.json()) as SessionAnswer
  const { cookies } = await context.storageState()
  await context.setStorageState({ cookies, origins: [{ origin: baseURL, localStorage: keptOf(session) }] })
}

export const test = base.extend<Fixtures>({
  admin: async ({ baseURL }, use) => {
    const client = await ApiClient.signIn(baseURL ?? '', ACCOUNTS.admin, PASSWORD)
    await use(client)
    await client.close()
  },
  register: async ({ admin }, use) => use(await aRegister(admin)),
  line: async ({}, use) => withLine(process.env['BASE_URL'] ?? 'http://localhost:4000', use),
  signedIn: async ({ page, context, baseURL }, use) => {
    await use(async (as, language = 'fr') => {
      await speak(page, language)
      await enter(context, baseURL ?? '', ACCOUNTS[as])
      return page
    })
  },
  landed: ({ signedIn }, use) =>
    use(async (as, language) => {
      const page = await signedIn(as, language)
      await landFrom(page, () => Promise.resolve())
      return page
    }),
})

export { expect } from '@playwright/test'
export { PASSWORD }
