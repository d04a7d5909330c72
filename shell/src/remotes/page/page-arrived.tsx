import { useEffect, type ReactNode } from 'react'
import { isPageDrawn, notePageDrawn } from './first-page.ts'

function focusHeading(): void {
  const main = document.getElementById('main')
  if (main === null || (document.activeElement !== null && main.contains(document.activeElement))) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // Nothing can be done with a heading: a ring around it would only look like a control.
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}

/** After going to another page the reader's place is its heading, unless the page put it into a field of its own. */
export function PageArrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The first address was opened, not gone to: then the browser's own start of reading is right.
    if (isPageDrawn()) focusHeading()
    notePageDrawn()
  }, [])
  return children
}
