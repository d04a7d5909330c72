import { encodeCode128 } from 'etiket/barcode'

const QUIET_MODULES = 10

/** One bar of a barcode: where it begins and how wide it is, in modules. */
export interface Bar {
  x: number
  width: number
}

/**
 * A text as a Code 128 barcode of code set B, with the quiet zones that must be left on both sides. `modules` is the whole
 * width. Refuses what the code set does not hold: anything but printable ASCII.
 */
export function barsOf(text: string): { bars: Bar[]; modules: number } {
  const bars: Bar[] = []
  let x = QUIET_MODULES
  encodeCode128(text, { charset: 'B' }).forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, width })
    x += width
  })
  return { bars, modules: x + QUIET_MODULES }
}
