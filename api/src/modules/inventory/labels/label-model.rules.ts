import { A4, labelsOnPage, type LabelLayout } from '@comptoir/contracts/inventory/labels'
import { directionOf, type Language } from '@comptoir/i18n'
import type { DrawnSymbol } from '../../../platform/export/symbols.ts'

/** What is printed on a label; texts are written already. */
export interface LabelContent {
  name: string
  text: string
  symbol: DrawnSymbol
  price: string | null
  /** The price before the discount, struck out. */
  oldPrice: string | null
}

/** Everything that the template shows. All lengths are millimetres, sizes of letters points. */
export interface LabelModel {
  language: Language
  direction: 'ltr' | 'rtl'
  page: { width: number; height: number }
  label: { width: number; height: number; padding: number }
  type: LetterSizes
  contents: PrintedLabel[]
  pages: { content: number; x: number; y: number }[][]
}

interface LetterSizes {
  name: number
  /** Of the name. */
  lines: number
  code: number
  price: number
}

interface PrintedLabel {
  name: string
  /** Room for so many lines of the name. */
  lines: number
  isNameRtl: boolean
  code: string
  price: string | null
  /** So that it stays on its line. */
  priceSize: number
  oldPrice: string | null
  isBeside: boolean
  symbol: { width: number; height: number; boxes: number[][] }
}

/** The least width of a module that scanners at a counter read, and the nominal one of an EAN-13 (GS1, 80 % and 100 %). */
export const LEAST_MODULE = 0.264
const NOMINAL_MODULE = 0.33
/** A QR code needs no more to be read from an arm's length. */
const LARGEST_SQUARE_MODULE = 0.6
const PADDING = 1.5
const MM_IN_POINT = 0.3528
/** Of a line, in the size of its letters; the template sets them so. */
const LINE = 1.35
/** Between name, bars, digits and price. */
const GAPS = 0.9
const SMALL_HEIGHT = 24
const HIGHEST_BARS = 20
/** Of an em, for a letter of a name on the average. */
const LETTER = 0.5

/** The same for a heavy figure of a price, and how large the old price is beside the new one. */
const FIGURE = 0.6
const OLD_PRICE = 0.7

const SMALL: LetterSizes = { name: 7, lines: 1, code: 6, price: 9 }
const LARGE: LetterSizes = { name: 8, lines: 2, code: 7, price: 11 }

/** The width of a module on this label; null where it would be too narrow to be read. */
export function moduleOn({ width, height }: LabelLayout, symbol: DrawnSymbol): number | null {
  const room = symbol.isSquare ? Math.min(height - 2 * PADDING, width / 2) : width - 2 * PADDING
  const widest = symbol.isSquare ? LARGEST_SQUARE_MODULE : NOMINAL_MODULE
  const module = Math.min(widest, Math.floor((room / symbol.width) * 1000) / 1000)
  return module < LEAST_MODULE ? null : module
}

/** Lays out labels: `order` names the content of each, the first at the place `start` of its page, from 1. */
export function labelModel(
  layout: LabelLayout,
  contents: readonly LabelContent[],
  { order, start, language }: { order: readonly number[]; start: number; language: Language },
): LabelModel {
  const { width, height, kind } = layout
  const type = height < SMALL_HEIGHT ? SMALL : LARGE
  return {
    language,
    direction: directionOf(language),
    page: kind === 'roll' ? { width, height } : A4,
    label: { width, height, padding: PADDING },
    type,
    contents: contents.map((content) => printed(layout, type, content)),
    pages: pagesOf(layout, order, start),
  }
}

function printed(layout: LabelLayout, type: LetterSizes, content: LabelContent): PrintedLabel {
  const { symbol, name, text, price, oldPrice } = content
  const module = moduleOn(layout, symbol) ?? LEAST_MODULE
  const room = layout.width - 2 * PADDING - (symbol.isSquare ? symbol.width * module : 0)
  const barsHeight = symbol.isSquare ? module : barsIn(layout, type, price !== null)
  const lines = symbol.isSquare ? type.lines + 1 : type.lines
  return {
    name: cut(name, Math.floor((lines * room) / (type.name * MM_IN_POINT * LETTER)) - lines),
    lines,
    isNameRtl: /^[^\p{L}]*\p{Script=Arabic}/u.test(name),
    code: text,
    price,
    priceSize: priceSize(type.price, room, content),
    oldPrice,
    isBeside: symbol.isSquare,
    symbol: {
      width: symbol.width * module,
      height: symbol.height * barsHeight,
      boxes: symbol.boxes.map(([x, y, w, h]) => [x * module, y * barsHeight, w * module, h * barsHeight]),
    },
  }
}

/** As large as the type has it, or as fits beside the old price, which is smaller and with a square symbol above it. */
function priceSize(largest: number, room: number, { price, oldPrice, symbol }: LabelContent): number {
  const old = (oldPrice?.length ?? 0) * OLD_PRICE
  const now = price?.length ?? 0
  const letters = symbol.isSquare ? Math.max(old, now) : old + now + 2
  return Math.min(largest, room / (Math.max(letters, 1) * FIGURE * MM_IN_POINT))
}

/** What name, digits and price leave of the height. */
function barsIn({ height }: LabelLayout, type: LetterSizes, hasPrice: boolean): number {
  const points = type.name * type.lines + type.code + (hasPrice ? type.price : 0)
  return Math.min(HIGHEST_BARS, height - 2 * PADDING - points * LINE * MM_IN_POINT - GAPS)
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, Math.max(most - 1, 1))
        .join('')
        .trimEnd()}…`
}

function pagesOf(layout: LabelLayout, order: readonly number[], start: number): LabelModel['pages'] {
  const onPage = labelsOnPage(layout)
  const pages: LabelModel['pages'] = []
  for (const [index, content] of order.entries()) {
    const place = start - 1 + index
    const onThis = place % onPage
    const page = (pages[Math.floor(place / onPage)] ??= [])
    const x = layout.left + (onThis % layout.columns) * layout.stepX
    page.push({ content, x, y: layout.top + Math.floor(onThis / layout.columns) * layout.stepY })
  }
  return pages
}
