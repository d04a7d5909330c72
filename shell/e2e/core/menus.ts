import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens a menu and chooses from it, once it has its place: before that it is above the page, where a click would scroll to
 * instead of choosing; the one before may be on its way out still. What is clicked is chosen only once it is highlighted, as
 * whoever points at it sees.
 */
export async function choose(page: Page, button: Locator, item: string | RegExp): Promise<void> {
  await button.click()
  const entry = page.locator('[role=menu][data-placement][data-state=open]').getByRole('menuitem', { name: item })
  await expect(entry).toBeInViewport()
  for (let move = 0; (await entry.getAttribute('data-highlighted')) === null; move += 1)
    await entry.hover({ position: { x: 8 + (move % 4), y: 8 } })
  await entry.click()
}
