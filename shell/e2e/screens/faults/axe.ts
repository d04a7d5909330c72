import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the other appearance of a page can change: nothing but its colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe calls serious or critical; in the dark appearance it looks for what only colours can spoil. */
export async function axeFaults(page: Page, theme: 'light' | 'dark'): Promise<Fault[]> {
  const runOnly =
    theme === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: OF_COLOURS }
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => ({
        kind: 'axe' as const,
        place: `${id}: ${target.join(' ')}`,
        detail: html.slice(0, 160),
      })),
    )
}
