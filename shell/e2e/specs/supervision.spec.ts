import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../core/accessibility.ts'
import { choose } from '../core/menus.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, PASSWORD, speak, test } from '../core/test.ts'

const LANGUAGE = 'fr'
const say = (key: string, params: Record<string, string> = {}) => phrase(LANGUAGE, 'company', key, params)
/** As the company reads it in its audit trail, which the contract says. */
const ENTERED = phrase(LANGUAGE, 'translation', 'action.company.enteredBySupport')
const REASON = 'Demandé par leur gérant au téléphone'

test('a super-administrator suspends a company, restores it and comes in to help', async ({
  landed,
  browser,
  baseURL,
}) => {
  const page = await landed('super', LANGUAGE)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const name = `Quincaillerie ${newId().slice(-8)}`
  const email = `patron-${newId()}@test.example`
  const made = await page.request.post('/api/superadmin/companies', {
    headers: { authorization: `Bearer ${token}` },
    data: { id: newId(), name, currency: 'TND', administrator: { email, name: 'Amel Trabelsi', password: PASSWORD } },
  })
  expect(made.ok()).toBe(true)
  const company = (await made.json()) as { id: string }

  await page.goto(`/superadmin/companies?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  await expectAccessible(page)

  const act = async (action: string): Promise<void> => {
    const button = row.getByRole('button', { name: phrase(LANGUAGE, 'translation', 'common.actionsFor', { name }) })
    await choose(page, button, say(action))
  }
  const explain = async (confirm: string): Promise<void> => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(REASON)
    await dialog.getByRole('button', { name: say(confirm) }).click()
  }

  await act('supervision.suspend')
  await explain('supervision.companies.suspendConfirm')
  await expect(row.getByText(say('supervision.state.suspended'))).toBeVisible()

  const theirs = await signedInAnew(browser, baseURL, email)
  await expect(theirs.getByText(phrase(LANGUAGE, 'translation', 'error.company.suspended')).first()).toBeVisible()
  await theirs.context().close()

  await act('supervision.restore')
  await expect(row.getByText(say('supervision.state.active'))).toBeVisible()

  await act('supervision.enter.action')
  await explain('supervision.enter.confirm')
  await expect(page).toHaveURL(new RegExp(`/${company.id}/`))
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { role?: string })
  expect(user.role).toBe('administrator')
  const bar = (key: string) =>
    phrase(LANGUAGE, 'translation', `frame.impersonation.${key}`, { name, minutes: 'MINUTES' })
  const withTimeLeft = (key: string) => new RegExp(bar(key).replace('MINUTES', String.raw`\d+`))
  await expect(page.getByText(withTimeLeft('reading'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: bar('ask') }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(REASON)
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bar('confirm') })
    .click()
  await expect(page.getByText(withTimeLeft('writing'))).toBeVisible()

  await readsOfTheImpersonation(await signedInAnew(browser, baseURL, email), company.id)
})

/** In a browser of their own, as somebody who belongs to the company. */
async function signedInAnew(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
  await speak(page, LANGUAGE)
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  return page
}

/** The company's administrator finds in its audit trail who came, and why. */
async function readsOfTheImpersonation(page: Page, companyId: string): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`/${companyId}/auditTrail`)
  const entry = page.getByRole('row', { name: new RegExp(ENTERED) })
  await expect(entry.getByText(say('auditTrail.support'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await entry.getByRole('button', { name: ENTERED }).click()
  await expect(page.getByRole('dialog').getByText(REASON)).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
}

test('the users of the installation are found by e-mail', async ({ signedIn }) => {
  const page = await signedIn('super', LANGUAGE)
  await page.goto('/superadmin/users?q=cashier%40demo.example')
  await expect(page.getByRole('row', { name: /cashier@demo\.example/ })).toBeVisible()
  await expectAccessible(page)
})
