import { dither, type Bitmap, bitmapOf } from './bitmap.ts'
import { textsOf } from './texts-of.ts'

/** Dots that a printer has to the millimetre (203 to the inch). */
const DOTS_PER_MM = 8
/** What a printer reaches of its paper, by the width of the paper in millimetres. */
const REACHED_MM = { 80: 72, 58: 48 } as const
/** How many dots a millimetre of the paper's layout becomes: on narrow paper it is written smaller, so that more stands in a line. */
const DOTS_OF_LAYOUT = { 80: DOTS_PER_MM, 58: 7 } as const

export type PaperWidth = keyof typeof REACHED_MM

/** How wide the picture of a paper is, in dots. */
function dotsOf(paperWidthMm: PaperWidth): number {
  return REACHED_MM[paperWidthMm] * DOTS_PER_MM
}

/**
 * Draws a paper of the page dot by dot: the browser lays a copy of it out in dots, and each text, line and picture is drawn
 * where it came to lie. The copy is out of sight and gone at the end.
 */
export async function drawPaper(paper: HTMLElement, paperWidthMm: PaperWidth): Promise<Bitmap> {
  const width = dotsOf(paperWidthMm)
  const copy = laidOut(paper, width, DOTS_OF_LAYOUT[paperWidthMm])
  try {
    await Promise.all([
      document.fonts.ready,
      ...pictures(copy).map((picture) => picture.decode().catch(() => undefined)),
    ])
    await fontsOf(copy)
    return draw(copy, width)
  } finally {
    copy.parentElement?.remove()
  }
}

/** A copy of the paper in the page, a pixel for each dot and without the margin that the printer has anyway. */
function laidOut(paper: HTMLElement, width: number, dotsOfMm: number): HTMLElement {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.style.cssText =
    'position:fixed;inset:0 auto auto -4000px;visibility:hidden;pointer-events:none;contain:layout style'
  const copy = paper.cloneNode(true) as HTMLElement
  copy.style.cssText = `--mm:${dotsOfMm}px;width:${width}px;max-width:none;padding:0`
  place.append(copy)
  document.body.append(place)
  return copy
}

const pictures = (paper: HTMLElement): HTMLImageElement[] => [...paper.querySelectorAll('img')]

/** Waits for the fonts that the texts are in: one that nothing on the screen used is not there yet. */
async function fontsOf(paper: HTMLElement): Promise<void> {
  const text = paper.textContent ?? ''
  const fonts = new Set([...paper.querySelectorAll('*'), paper].map((element) => fontOf(getComputedStyle(element))))
  await Promise.all([...fonts].map((font) => document.fonts.load(font, text).catch(() => [])))
}

/** A font as a canvas takes it. */
function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
}

function draw(paper: HTMLElement, width: number): Bitmap {
  const page = paper.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.ceil(page.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(-page.left, -page.top)
  context.fillStyle = 'black'
  for (const picture of pictures(paper)) drawPicture(context, picture, page)
  for (const code of paper.querySelectorAll('svg')) drawCode(context, code)
  for (const element of paper.querySelectorAll<HTMLElement>(':not(svg, svg *)')) drawBorders(context, element)
  drawTexts(context, paper)
  return bitmapOf(context.getImageData(0, 0, canvas.width, canvas.height))
}

function drawPicture(context: CanvasRenderingContext2D, picture: HTMLImageElement, page: DOMRect): void {
  const { left, top, width, height } = picture.getBoundingClientRect()
  if (picture.naturalWidth === 0 || width < 1 || height < 1) return
  context.drawImage(picture, left, top, width, height)
  const x = Math.round(left - page.left)
  const y = Math.round(top - page.top)
  const pixels = context.getImageData(x, y, Math.round(width), Math.round(height))
  dither(pixels)
  context.putImageData(pixels, x, y)
}

/** A code in whole dots, so that a bar is as wide as its equals: what is narrower than its place stands in the middle. */
function drawCode(context: CanvasRenderingContext2D, code: SVGSVGElement): void {
  const { left, top, width, height } = code.getBoundingClientRect()
  const modules = code.viewBox.baseVal.width
  const dots = Math.max(1, Math.floor(width / modules + 0.01))
  const start = Math.round(left + (width - modules * dots) / 2)
  for (const bar of code.querySelectorAll('rect'))
    context.fillRect(
      start + bar.x.baseVal.value * dots,
      Math.round(top),
      bar.width.baseVal.value * dots,
      Math.round(height),
    )
  for (const square of code.querySelectorAll('path'))
    drawSquare(context, square, { x: start, y: Math.round(top + (height - modules * dots) / 2), dots })
}

/** A code with rows of its own, such as a QR code. */
function drawSquare(
  context: CanvasRenderingContext2D,
  square: SVGPathElement,
  { x, y, dots }: { x: number; y: number; dots: number },
): void {
  context.save()
  context.translate(x, y)
  context.scale(dots, dots)
  context.fill(new Path2D(square.getAttribute('d') ?? ''))
  context.restore()
}

function drawBorders(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const edges = [
    { size: style.borderTopWidth, kind: style.borderTopStyle, y: top },
    {
      size: style.borderBottomWidth,
      kind: style.borderBottomStyle,
      y: bottom - Number.parseFloat(style.borderBottomWidth),
    },
  ]
  for (const { size, kind, y } of edges) {
    const thick = Math.round(Number.parseFloat(size))
    if (thick < 1 || kind === 'none' || width < 1) continue
    const dash = kind === 'dashed' ? 3 * Math.max(2, thick) : width
    for (let x = left; x < right; x += 2 * dash)
      context.fillRect(Math.round(x), Math.round(y), Math.round(Math.min(dash, right - x)), thick)
  }
}

function drawTexts(context: CanvasRenderingContext2D, paper: HTMLElement): void {
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  for (const { text, x, y, width, isLine, isRtl, style } of textsOf(paper)) {
    context.font = fontOf(style)
    context.direction = isRtl ? 'rtl' : 'ltr'
    const { fontBoundingBoxAscent } = context.measureText('x')
    const spare = width - context.measureText(text).width
    // Figures of a column are laid out in one width, but drawn in their own: each in the middle of its place.
    const indent = isLine ? (isRtl ? spare : 0) : spare / 2
    context.fillText(text, x + indent, Math.round(y + fontBoundingBoxAscent))
  }
}
