import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens a menu and chooses from it, once it has its place: before that it is above the page, where a click would scroll
 * to instead of choosing.
 */
export async function choose(page: Page, button: Locator, item: string | RegExp): Promise<void> {
  await button.click()
  const entry = page.locator('[role=menu][data-placement]').getByRole('menuitem', { name: item })
  await expect(entry).toBeInViewport()
  await entry.click()
}
