import type { Bitmap } from './raster/bitmap.ts'

/** Rows sent at once: more than that some printers do not keep. */
const BAND_ROWS = 128
const FED_LINES = 3

const START = [0x1b, 0x40]
const FEED = [0x1b, 0x64, FED_LINES]
/** Cuts where the blade is, after feeding so far. */
const CUT = [0x1d, 0x56, 0x42, 0]
/** A pulse on the first pin for 50 ms, then none for half a second. */
const KICK = [0x1b, 0x70, 0, 25, 250]

/** What a ticket printer is to do. */
export interface PrinterTask {
  /** Null where nothing is printed. */
  picture: Bitmap | null
  /** Opens the drawer that is connected to the printer. */
  opensDrawer: boolean
}

/** Writes it in ESC/POS: the drawer first, for nobody waits for paper to give change; then the picture, and the cut. */
export function escPosOf({ picture, opensDrawer }: PrinterTask): Uint8Array<ArrayBuffer> {
  const parts: ArrayLike<number>[] = [START]
  if (opensDrawer) parts.push(KICK)
  if (picture) parts.push(...bandsOf(picture), FEED, CUT)
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function bandsOf({ width, height, bits }: Bitmap): ArrayLike<number>[] {
  const rowBytes = width / 8
  const bands: ArrayLike<number>[] = []
  for (let y = 0; y < height; y += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - y)
    bands.push([0x1d, 0x76, 0x30, 0, rowBytes & 0xff, rowBytes >> 8, rows & 0xff, rows >> 8])
    bands.push(bits.subarray(y * rowBytes, (y + rows) * rowBytes))
  }
  return bands
}
