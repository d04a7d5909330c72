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

test('sales are listed, and the counter opens', async ({ page }) => {
  await signIn(page)
  const place = `/${SMOKE_COMPANY_ID}/${SMOKE_POINT_OF_SALE_ID}`
  await page.goto(`${place}/sales`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  await page.goto(`${place}/pos`)
  await expect(
    page.getByRole('heading', { name: /^(Open the register|Cart|The drawer is being counted)$/ }),
  ).toBeVisible()
})
