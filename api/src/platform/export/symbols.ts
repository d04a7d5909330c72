import bwipjs from 'bwip-js/node'

export type SymbolKind = 'ean13' | 'code128' | 'qr'

/** A dark box of a symbol, in modules from its top left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A symbol in modules, its quiet zones included. Bars are one module high here, and as high as there is room on paper. */
export interface DrawnSymbol {
  isSquare: boolean
  width: number
  height: number
  boxes: Box[]
}

/** Light modules that scanners need before and after (GS1 General Specifications 5.2.3, ISO/IEC 15417, ISO/IEC 18004). */
const QUIET = { ean13: [11, 7], code128: [10, 10], qr: [4, 4] } as const satisfies Record<
  SymbolKind,
  readonly [number, number]
>
const BWIPP = { ean13: 'ean13', code128: 'code128', qr: 'qrcode' } as const

/** Draws a text as one that scanners read; an EAN-13 is of thirteen digits, a Code 128 of printable ASCII. */
export function drawSymbol(symbol: SymbolKind, text: string): DrawnSymbol {
  const [drawn] = bwipjs.raw({ bcid: BWIPP[symbol], text })
  if (drawn === undefined) throw new Error(`Nothing was drawn of ${text}`)
  const [before, after] = QUIET[symbol]
  return 'pixs' in drawn ? squareOf(drawn.pixs, drawn.pixx, before) : barsOf(drawn.sbs, before, after)
}

/** Widths of bars and spaces in turn, from the first bar. */
function barsOf(widths: readonly number[], before: number, after: number): DrawnSymbol {
  const boxes: Box[] = []
  let x = before
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) boxes.push([x, 0, width, 1])
    x += width
  }
  return { isSquare: false, width: x + after, height: 1, boxes }
}

/** Dark modules of a line that touch are one box. */
function squareOf(modules: readonly number[], side: number, quiet: number): DrawnSymbol {
  const boxes: Box[] = []
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side;) {
      const begin = x
      while (x < side && modules[y * side + x] === 1) x += 1
      if (x > begin) boxes.push([begin + quiet, y + quiet, x - begin, 1])
      else x += 1
    }
  }
  const whole = side + 2 * quiet
  return { isSquare: true, width: whole, height: whole, boxes }
}
