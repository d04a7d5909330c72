import type { Page } from '@playwright/test'

/** What must be in the document, as an expression that the page itself evaluates. */
export type Sight = string

/** A page of a list is there: its title, the heads of its columns and a row that holds this text. */
export function listWith(title: string, rowText = ''): Sight {
  return `${titled(title)} && document.querySelector('main thead th') !== null && [...document.querySelectorAll('main tbody tr')].some((line) => line.textContent.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(rowText)}))`
}

/** A title with this text, in the page's place. */
export function titled(text: string): Sight {
  return `[...document.querySelectorAll('main h1')].some((title) => title.textContent.includes(${JSON.stringify(text)}))`
}

/** A text anywhere in the page's place. */
export function saying(text: string): Sight {
  return `document.querySelector('main')?.textContent.includes(${JSON.stringify(text)}) === true`
}

/** A name for the promise kept in the page, unlike any of the product. */
const HOLDER = 'benchSights'

/**
 * Watches a page from the start of its next document for several sights. The moment that counts is the first after the
 * frame with the sight was drawn, in milliseconds since the navigation began, on the page's own clock: asking from outside
 * would add its own delay.
 */
export async function watchFor(page: Page, sights: Readonly<Record<string, Sight>>): Promise<void> {
  await page.addInitScript(watcher(sights))
}

/** The same in the document that is open, from now on. */
export async function watchNow(page: Page, sights: Readonly<Record<string, Sight>>): Promise<void> {
  await page.evaluate(watcher(sights))
}

function watcher(sights: Readonly<Record<string, Sight>>): string {
  const watches = Object.entries(sights).map(([name, sight]) => `${JSON.stringify(name)}: until(() => ${sight})`)
  return `{
    const until = (isThere) => new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, characterData: true })
      look()
    })
    globalThis.${HOLDER} = { ${watches.join(', ')} }
  }`
}

/** When a sight was drawn, in milliseconds on the page's clock. Throws when it is not there within `patienceMs`. */
export async function drawnAt(page: Page, name: string, patienceMs = 60_000): Promise<number> {
  const limit = `new Promise((resolve) => setTimeout(() => resolve(null), ${patienceMs}))`
  const at = await page.evaluate<number | null>(
    `Promise.race([globalThis.${HOLDER}[${JSON.stringify(name)}], ${limit}])`,
  )
  if (at === null) throw new Error(`${page.url()} did not show "${name}" within ${patienceMs} ms`)
  return at
}
