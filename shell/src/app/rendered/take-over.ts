import { flushSync } from 'react-dom'
import { pageAt } from '../../remotes/registry/addresses.ts'
import type { RemoteServices } from '../../remotes/context.tsx'
import { keepTyped } from './keep-typed.ts'

/** The element that the shell is drawn in. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element "root".')
  return element
}

/** Whether the server has put the page's content into it. */
export function isRendered(root: HTMLElement): boolean {
  return root.childElementCount > 0
}

/** Waits for the code and the phrases of the page at an address. If either fails to load, the page itself says so. */
export async function pageCame({ live, pages }: RemoteServices, pathname: string): Promise<void> {
  const found = pageAt(live.getState().owned, pathname)
  if (found !== null) await pages.load(found.owned).catch(() => undefined)
}

/** Replaces the server's HTML in one step; typed text, the scroll position and the focus are kept. */
export function takeOver(root: HTMLElement, draw: () => void): void {
  // From here on forms are the code's: the page's first script leaves them alone.
  document.documentElement.dataset['codeCame'] = ''
  if (!isRendered(root)) return draw()
  const giveBack = keepTyped(root)
  const { scrollX, scrollY } = window
  flushSync(draw)
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  giveBack()
}
