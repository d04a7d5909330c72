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

test('products are listed and found, and brands open', async ({ page }) => {
  await signIn(page)
  const place = `/${SMOKE_COMPANY_ID}/${SMOKE_POINT_OF_SALE_ID}`
  await page.goto(`${place}/products`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  const products = page.getByRole('table').getByRole('link')
  const name = (await products.first().innerText()).split('\n').at(-1) ?? ''
  await page.getByRole('searchbox').first().fill(name)
  await expect(page).toHaveURL(/\bq=/)
  await expect(products.filter({ hasText: name }).first()).toBeVisible()
  await page.goto(`${place}/brands`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
})
