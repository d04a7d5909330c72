import { expect, test } from '@playwright/test'

const { SMOKE_EMAIL = '', SMOKE_PASSWORD = '', SMOKE_COMPANY_ID = '', SMOKE_POINT_OF_SALE_ID = '' } = process.env

/** Signs in, in English, as a person would. */
async function signIn(page) {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
  await page.goto('/login')
  await page.locator('input[type=email]').fill(SMOKE_EMAIL)
  await page.locator('input[autocomplete=current-password]').fill(SMOKE_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

test('clients are listed, and a new one can be begun', async ({ page }) => {
  await signIn(page)
  await page.goto(`/${SMOKE_COMPANY_ID}/${SMOKE_POINT_OF_SALE_ID}/clients`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.goto(`/${SMOKE_COMPANY_ID}/${SMOKE_POINT_OF_SALE_ID}/clients/create`)
  await expect(page.locator('form').getByRole('textbox').first()).toBeVisible()
})
