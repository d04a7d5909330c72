import { expect, test } from '@playwright/test'

const { SMOKE_EMAIL = '', SMOKE_PASSWORD = '' } = process.env

/** Signs in, in English, as a person would. */
async function signIn(page) {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
  await page.goto('/login')
  await page.locator('input[type=email]').fill(SMOKE_EMAIL)
  await page.locator('input[autocomplete=current-password]').fill(SMOKE_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

test('the public page opens, and leads in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All your shops behind one counter.')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
