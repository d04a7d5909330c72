import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'

/** Sideways: the page, boxes that scroll without being meant to, and what can be read or used beyond the edges. */
export function overflowFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(find, page.viewportSize()?.width ?? 0)
}

/** Runs in the page. */
function find(width: number): Fault[] {
  const faults: Fault[] = []
  const place = ({ tagName, textContent }: Element): string =>
    `${tagName.toLowerCase()} “${(textContent || '').trim().slice(0, 60)}”`
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null
  const clips = (element: Element): boolean => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)

  const whole = document.documentElement.scrollWidth
  if (whole > width) faults.push({ kind: 'overflow', place: 'page', detail: `${whole} px in ${width}` })
  // A table, tabs, a phone's filters or a strip of logos is moved sideways on purpose, and can be by keyboard.
  const meant = '[data-table-scroll], [data-tools-strip], [role=tablist], [tabindex="0"], input, textarea, pre'
  for (const element of document.body.querySelectorAll('*')) {
    const { scrollWidth, clientWidth } = element
    if (scrollWidth <= clientWidth + 1 || element.matches(meant)) continue
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !isSeen(element)) continue
    faults.push({ kind: 'overflow', place: place(element), detail: `${scrollWidth} px in ${clientWidth}` })
  }
  for (const element of document.body.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, img')) {
    const { left, right, bottom, width: own } = element.getBoundingClientRect()
    // What is above the page until it is focused, as the link to the content is, is no part of the picture.
    if (own <= 2 || bottom <= 0 || (left >= -1 && right <= width + 1) || !isSeen(element)) continue
    let around = element.parentElement
    while (around && !clips(around)) around = around.parentElement
    if (around && around !== document.body && around !== document.documentElement) continue
    faults.push({ kind: 'outside', place: place(element), detail: `${Math.round(left)} to ${Math.round(right)}` })
  }
  return faults
}
