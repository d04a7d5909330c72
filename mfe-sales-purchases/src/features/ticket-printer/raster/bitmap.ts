/** A picture in one ink: rows of whole bytes, the leftmost dot in the highest bit, set where the paper becomes black. */
export interface Bitmap {
  /** In dots; a multiple of eight. */
  width: number
  height: number
  bits: Uint8Array
}

/** The pixels of a canvas, four bytes for each. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** Darker than this is black. Above the middle, so that thin strokes are not broken. */
const BLACK_BELOW = 160

/** How light a pixel is, from 0 to 255. */
function lightnessAt(data: ArrayLike<number>, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]]
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** Pixels in black and white; what is beyond their right edge is white. */
export function bitmapOf({ data, width, height }: Pixels): Bitmap {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (lightnessAt(data, y * width + x) >= BLACK_BELOW) continue
      const at = y * rowBytes + (x >> 3)
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
    }
  return { width: rowBytes * 8, height, bits }
}

/**
 * Turns greys into more and fewer black dots, in place, each error carried on to its neighbours (Floyd and Steinberg): how a
 * logo stays recognisable in one ink.
 */
export function dither({ data, width, height }: Pixels): void {
  const light = Float32Array.from({ length: width * height }, (_, pixel) => lightnessAt(data, pixel))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const wanted = light[pixel] ?? 255
      const given = wanted < 128 ? 0 : 255
      data.set([given, given, given, 255], 4 * pixel)
      const carry = (dx: number, dy: number, share: number): void => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return
        const next = pixel + dy * width + dx
        light[next] = (light[next] ?? 255) + ((wanted - given) * share) / 16
      }
      carry(1, 0, 7)
      carry(-1, 1, 3)
      carry(0, 1, 5)
      carry(1, 1, 1)
    }
}
