import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'

/** Words that are cut off by a box that does not scroll, or lie under a column that stays in place, and are told nowhere in whole; choices of which no word is seen. */
export function cutFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(find)
}

/** Runs in the page. */
function find(): Fault[] {
  const ACROSS = 1.5
  /** Letters are lower than their lines. */
  const DOWN = 6
  const faults = new Map<Element, Fault>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

  const wholeIsTold = (element: Element, text: string): boolean => {
    const named = element.closest('[title], [aria-label]')
    return [named?.getAttribute('title'), named?.getAttribute('aria-label')].some((name) => name?.includes(text))
  }
  const hiddenBy = (around: Element, box: DOMRect): string | null => {
    const { overflowX, overflowY } = getComputedStyle(around)
    const edge = around.getBoundingClientRect()
    if (/hidden|clip/.test(overflowX) && (box.left < edge.left - ACROSS || box.right > edge.right + ACROSS))
      return 'across'
    if (/hidden|clip/.test(overflowY) && (box.top < edge.top - DOWN || box.bottom > edge.bottom + DOWN)) return 'down'
    return null
  }
  const columnOver = (element: Element, box: DOMRect): boolean => {
    const cell = element.closest('td, th')
    const scroll = cell?.closest('[data-table-scroll]')
    if (!cell || (scroll && scroll.scrollWidth > scroll.clientWidth + 1)) return false
    return [...(cell.parentElement?.children ?? [])].some((other) => {
      const over = other.getBoundingClientRect()
      const isOver = over.left < box.right - ACROSS && over.right > box.left + ACROSS
      return other !== cell && getComputedStyle(other).position === 'sticky' && isOver && over.height > 0
    })
  }

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    if (parent.closest('[inert], [aria-hidden=true], script, style, noscript, textarea, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    let isUnseen = false
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      const { overflowX, overflowY, position } = getComputedStyle(around)
      // Words for screen readers alone stand in a box of one pixel.
      isUnseen = (width <= 2 && width > 0) || (height <= 2 && height > 0)
      if (isUnseen) break
      const how = hiddenBy(around, box)
      if (how !== null && !wholeIsTold(parent, text))
        faults.set(around, { kind: 'cut', place: `“${text.slice(0, 80)}”`, detail: how })
      if (how !== null || position === 'fixed' || /auto|scroll/.test(`${overflowX} ${overflowY}`)) break
    }
    if (!isUnseen && columnOver(parent, box))
      faults.set(parent, { kind: 'cut', place: `“${text.slice(0, 80)}”`, detail: 'covered' })
  }
  for (const select of document.body.querySelectorAll('select')) {
    if (!select.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(select)
    const text = select.selectedOptions[0]?.label.trim() ?? ''
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    // A long word ends in dots; of a short one, or of its first letters, nothing may be missing.
    const least = Math.min(pen?.measureText(text).width ?? 0, 2.5 * Number.parseFloat(fontSize))
    if (select.clientWidth > 2 && room < least - ACROSS)
      faults.set(select, { kind: 'cut', place: `“${text.slice(0, 80)}”`, detail: 'choice' })
  }
  return [...faults.values()]
}
