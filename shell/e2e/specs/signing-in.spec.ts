import { expectAccessible } from '../core/accessibility.ts'
import { choose } from '../core/menus.ts'
import { phrase } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, signIn, speak, test } from '../core/test.ts'

test('an administrator lands on the products, a cashier at the counter, a super-administrator on the companies', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', 'fr')
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [who, path] of [
    ['cashier', /\/pos$/],
    ['super', /\/superadmin/],
  ] as const) {
    const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
    await speak(other, 'fr')
    await other.goto('/login')
    await other.locator('input[type=email]').fill(ACCOUNTS[who])
    await other.locator('input[autocomplete=current-password]').fill(PASSWORD)
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(path)
    await other.context().close()
  }
})

test('keeps the session under the specified keys, and ends it on sign-out, at the server too', async ({ page }) => {
  await signIn(page, 'admin', 'fr')
  const keys = () =>
    page.evaluate(() =>
      ['token', 'auth_user', 'auth_company', 'auth_pos', 'companyData'].filter(
        (key) => localStorage.getItem(key) !== null,
      ),
    )
  await expect.poll(keys).toEqual(['token', 'auth_user', 'auth_company', 'auth_pos', 'companyData'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cookies = await page.context().cookies('https://localhost/api/auth')
  const account = phrase('fr', 'translation', 'shell.account', { name: 'Sami Ben Salah' })
  await choose(page, page.getByRole('button', { name: account }), phrase('fr', 'translation', 'shell.signOut'))
  await expect(page).toHaveURL(/\/login$/)
  expect(await keys()).toEqual([])
  const renew = () =>
    page.evaluate(
      async () => (await fetch('/api/auth/refresh', { method: 'POST', headers: { 'x-comptoir': '1' } })).status,
    )
  expect(await renew()).toBe(401)
  // Whoever kept the cookie gets no further than the browser.
  expect(cookies.map(({ name }) => name)).toContain('__Secure-rt')
  await page.context().addCookies(cookies)
  expect(await renew()).toBe(401)
})

test('a wrong password is said in plain words, and what was typed stays', async ({ page }) => {
  await speak(page, 'fr')
  await page.goto('/login')
  await page.locator('input[type=email]').fill('nobody@demo.example')
  await page.locator('input[autocomplete=current-password]').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText(phrase('fr', 'translation', 'error.auth.invalidCredentials'))).toBeVisible()
  await expect(page.locator('input[type=email]')).toHaveValue('nobody@demo.example')
})

test('an address that was asked for is reached after signing in', async ({ page, admin }) => {
  const { session } = admin
  await speak(page, 'en')
  await page.goto(`/${admin.companyId}/${session.pointOfSale?.id}/clients`)
  await expect(page).toHaveURL(/\/login/)
  await page.locator('input[type=email]').fill(ACCOUNTS.admin)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/clients$/)
})

test('Arabic turns the page round without a reload and keeps what was typed', async ({ page }) => {
  await speak(page, 'fr')
  await page.goto('/login')
  await page.locator('input[type=email]').fill('amira@demo.example')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const header = page.locator('header')
  await header.locator('summary').first().click()
  await header.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('input[type=email]')).toHaveValue('amira@demo.example')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await expectAccessible(page)
})
