import { expect, test } from '@jest/globals'
import { encodeCode128 } from 'etiket/barcode'
import { createDecoder } from './decode-frame.ts'

const DOT = 3
const HEIGHT = 120
const QUIET_MODULES = 12

/** A picture of bars, each so many dots from its left edge. */
function drawn(modules: number, isDark: (module: number) => boolean) {
  const width = modules * DOT
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255)
  for (let y = 20; y < HEIGHT - 20; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(Math.floor(x / DOT))) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { data, width, height: HEIGHT }
}

test('reads what is drawn on tickets and labels, upright or upside down', () => {
  const widths = encodeCode128('TIC-LM2-004218', { charset: 'B' })
  const bars = widths.flatMap((width, at) => Array.from({ length: width }, () => at % 2 === 0))
  const modules = bars.length + 2 * QUIET_MODULES
  const isBar = (module: number): boolean => bars[module - QUIET_MODULES] ?? false
  const decode = createDecoder()
  expect(decode(drawn(modules, isBar))).toBe('TIC-LM2-004218')
  expect(decode(drawn(modules, (module) => isBar(modules - 1 - module)))).toBe('TIC-LM2-004218')
})

test('reads nothing in an empty picture, nor in stripes', () => {
  const decode = createDecoder()
  expect(decode(drawn(100, () => false))).toBeNull()
  expect(decode(drawn(100, (module) => module % 2 === 0))).toBeNull()
})
