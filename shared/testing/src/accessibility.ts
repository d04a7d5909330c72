import axe from 'axe-core'

/** Rules that need a real layout or a whole page; the journeys in a browser check them. */
const NEEDS_A_BROWSER = ['color-contrast', 'region', 'page-has-heading-one']

/** Fails with a readable list when a drawn part breaks a rule of WCAG 2.2 A or AA that can be judged without layout. */
export async function checkAccessibility(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // Describing every element that passed takes longer than finding those that do not.
    resultTypes: ['violations'],
    rules: Object.fromEntries(NEEDS_A_BROWSER.map((rule) => [rule, { enabled: false }])),
  })
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  throw new Error(`Not accessible:\n${lines.join('\n')}`)
}
