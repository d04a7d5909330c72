import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOnly = Exclude<NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>, string | string[]>

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What the other appearance of a page can change: nothing but its colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What is being replaced is dimmed on purpose, and a colour on its way is none yet. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}

/** Expects no fault of WCAG 2.2 AA on the page at rest; one that began to move under the check is checked again. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoFault(page, { type: 'tag', values: TAGS })
}

async function expectNoFault(page: Page, runOnly: RunOnly): Promise<void> {
  await expect(async () => {
    await atRest(page)
    // Else it gathers what it found in a page of its own, as it must where a page holds frames of other origins.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly, resultTypes: ['violations'] })
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }).toPass()
}

/** The same in the light and in the dark appearance, for a reader who leaves the choice to the device. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await appear(page, 'light')
  await expectAccessible(page)
  await appear(page, 'dark')
  await expectNoFault(page, { type: 'rule', values: OF_COLOURS })
}

async function appear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
}
