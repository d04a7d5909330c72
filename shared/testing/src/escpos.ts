/** What a ticket printer did with what it was sent. */
export interface Printout {
  /** In dots. */
  width: number
  height: number
  /** Whether a dot is black, row by row. */
  isBlack: (x: number, y: number) => boolean
  cuts: number
  drawerKicks: number
  /** What came in which order: `init`, `kick`, `raster`, `feed`, `cut`. */
  steps: readonly string[]
}

/** Commands by their first two bytes, and how many bytes follow that say how. */
const STEPS: Readonly<Record<string, { name: string; more: number }>> = {
  '\u001B@': { name: 'init', more: 0 },
  '\u001Bp': { name: 'kick', more: 3 },
  '\u001Bd': { name: 'feed', more: 1 },
  '\u001DV': { name: 'cut', more: 2 },
  '\u001Dv': { name: 'raster', more: 2 },
}

/**
 * A stand-in for a ticket printer that speaks ESC/POS: turns bytes back into the picture that is printed. Throws at a command
 * that it does not know, and at a picture that is cut short.
 */
export function printoutOf(bytes: Uint8Array): Printout {
  const rows: Uint8Array[] = []
  const steps: string[] = []
  let at = 0
  const next = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new Error(`the data ends within a command, at ${at}`)
    at += count
    return bytes.subarray(at - count, at)
  }
  const raster = (): void => {
    const [xLow = 0, xHigh = 0, yLow = 0, yHigh = 0] = next(4)
    const rowBytes = xLow + 256 * xHigh
    for (let row = yLow + 256 * yHigh; row > 0; row -= 1) rows.push(next(rowBytes))
  }
  while (at < bytes.length) {
    const command = String.fromCodePoint(...next(2))
    const step = STEPS[command]
    if (!step) throw new Error(`unknown command ${JSON.stringify(command)} at ${at - 2}`)
    next(step.more)
    if (step.name === 'raster') raster()
    steps.push(step.name)
  }
  return {
    width: 8 * (rows[0]?.length ?? 0),
    height: rows.length,
    isBlack: (x, y) => (((rows[y]?.[x >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 1,
    cuts: steps.filter((step) => step === 'cut').length,
    drawerKicks: steps.filter((step) => step === 'kick').length,
    steps,
  }
}
