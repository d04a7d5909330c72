/** A piece of text as it was laid out: its box in pixels of the window, and how it is written. */
export interface LaidText {
  text: string
  x: number
  y: number
  width: number
  /** A whole line; otherwise a letter. */
  isLine: boolean
  isRtl: boolean
  style: CSSStyleDeclaration
}

interface Glyph {
  text: string
  box: DOMRect
}

/** Letters that join, or whose order is not that in which they are typed. */
const JOINED = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const FIRST_STRONG = /[A-Za-z\u00C0-\u024F\u0590-\u08FF]/

/**
 * The texts of a paper. Letters that stand alone come one by one, each where it lies; lines with Arabic come whole, so that
 * the canvas joins and orders them as the page did.
 */
export function* textsOf(paper: HTMLElement): Generator<LaidText> {
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const { parentElement } = node
    if (!parentElement || node.data.trim() === '') continue
    const style = getComputedStyle(parentElement)
    for (const line of linesOf(node)) yield* textsOfLine(line, style)
  }
}

function* textsOfLine(line: readonly Glyph[], style: CSSStyleDeclaration): Generator<LaidText> {
  const text = line.map((glyph) => glyph.text).join('')
  if (!JOINED.test(text)) {
    for (const { text: letter, box } of line)
      if (letter.trim() !== '')
        yield { text: letter, x: box.left, y: box.top, width: box.width, isLine: false, isRtl: false, style }
    return
  }
  const shown = line.filter((glyph) => glyph.text.trim() !== '')
  const x = Math.min(...shown.map(({ box }) => box.left))
  const right = Math.max(...shown.map(({ box }) => box.right))
  const y = Math.min(...shown.map(({ box }) => box.top))
  yield {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    x,
    y,
    width: right - x,
    isLine: true,
    isRtl: isRtl(text, style),
    style,
  }
}

function isRtl(text: string, { direction, unicodeBidi }: CSSStyleDeclaration): boolean {
  return unicodeBidi === 'plaintext' ? JOINED.test(FIRST_STRONG.exec(text)?.[0] ?? '') : direction === 'rtl'
}

/** The letters of a text in the lines that they were broken into. */
function linesOf(node: Text): Glyph[][] {
  const lines: Glyph[][] = []
  const range = document.createRange()
  let lastBottom = -Infinity
  for (const { segment, index } of new Intl.Segmenter().segment(node.data)) {
    range.setStart(node, index)
    range.setEnd(node, index + segment.length)
    const box = range.getBoundingClientRect()
    // White space that the line was broken at has no width.
    if (box.width === 0 && segment.trim() === '') continue
    if (box.top >= lastBottom - 1) lines.push([])
    lines.at(-1)?.push({ text: segment, box })
    lastBottom = box.bottom
  }
  return lines
}
