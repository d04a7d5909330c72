import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'

/** What a finger cannot hit with ease: less than 44 px in one direction, the area around it that answers for it included. */
export function targetFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(find)
}

/** Runs in the page. */
function find(): Fault[] {
  const LEAST = 44
  const SELECTOR =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch]'
  const faults: Fault[] = []
  const start = scrollY

  const isInProse = (element: Element): boolean =>
    element.matches('a') &&
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    )
  /** Whether what lies there answers for the element: itself, its label, or the area that it spreads around itself. */
  const answers = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }

  /** What is told to screen readers alone stands in a box of one pixel. */
  const isUnseen = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (around.clientWidth === 1 && getComputedStyle(around).overflow === 'hidden') return true
    return false
  }

  for (const element of document.body.querySelectorAll(SELECTOR)) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    if (element.closest('[inert], [aria-hidden=true], :disabled') || isInProse(element)) continue
    if (!(element instanceof HTMLInputElement) && isUnseen(element)) continue
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
    const boxes = [element, label].map((each) => each.getBoundingClientRect())
    // What is hidden for the eye is reached through its label, which is measured instead.
    const [shown] = boxes.filter(({ width, height, bottom }) => width > 2 && height > 2 && bottom > 0)
    if (!shown || boxes.some(({ width, height }) => width >= LEAST - 0.5 && height >= LEAST - 0.5)) continue
    const measured = shown === boxes[0] ? element : label
    measured.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = measured.getBoundingClientRect()
    const [x, y, reach] = [left + width / 2, top + height / 2, LEAST / 2 - 1]
    const isReached = [x - reach, x + reach].every((at) => answers(element, at, y))
    if (isReached && [y - reach, y + reach].every((at) => answers(element, x, at))) continue
    const words = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')
    const name = `${element.tagName.toLowerCase()} “${words.trim().slice(0, 60)}”`
    faults.push({ kind: 'target', place: name, detail: `${Math.round(width)} × ${Math.round(height)} px` })
  }
  scrollTo({ top: start, behavior: 'instant' })
  return faults
}
