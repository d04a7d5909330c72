import { test as base, type Page } from '@playwright/test'
import type { Register } from '@comptoir/contracts/company/registers'
import { aRegister } from '../commands/register.ts'
import { ApiClient } from './api-client.ts'

const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'demo-password'

type Language = 'en' | 'fr' | 'ar'

interface Fixtures {
  /** The demonstration's administrator, through the API. */
  admin: ApiClient
  /** A register of its own for one journey, so that journeys do not meet in one drawer. */
  register: Register
  /** Opens the product in a language, signed in. */
  signedIn: (as: 'admin' | 'cashier' | 'super', language?: Language) => Promise<Page>
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

export const test = base.extend<Fixtures>({
  admin: async ({ baseURL }, use) => {
    const client = await ApiClient.signIn(baseURL ?? '', ACCOUNTS.admin, PASSWORD)
    await use(client)
    await client.close()
  },
  register: async ({ admin }, use) => use(await aRegister(admin)),
  signedIn: async ({ page }, use) => {
    await use(async (as, language = 'fr') => {
      await speak(page, language)
      await page.goto('/login')
      await page.locator('input[type=email]').fill(ACCOUNTS[as])
      await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
      await page.locator('button[type=submit]').click()
      await page.waitForURL((url) => !url.pathname.startsWith('/login'))
      return page
    })
  },
})

export { expect } from '@playwright/test'
export { PASSWORD }
