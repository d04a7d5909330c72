/** Scanners send a key every few milliseconds; a person's fast run of four keys and Enter takes longer than this between two. */
export const MAX_GAP_MS = 40
export const MIN_LENGTH = 4
/** A busy device may stretch one gap of a scan: keys that came this shortly before the fast ones belong to the same code. */
export const MAX_STRETCH_MS = 150
const ENTER = 'Enter'
/** Sent around capital letters; says nothing. */
const SHIFT = 'Shift'

export interface ScanDetector {
  /** Takes the next key; gives the code when this key ends a scan. */
  press: (key: string, atMs: number) => string | null
  /** Whether this moment is inside a run of keys as fast as a scanner's. */
  isRunning: (atMs: number) => boolean
  /** Whether a key at this moment would go on with the text before it, fast or stretched, rather than begin another. */
  isContinued: (atMs: number) => boolean
  /** The fast keys of the run so far. */
  run: () => string
}

/** Distinguishes a barcode scanner from a person by the pace of the keys. */
export function createScanDetector(): ScanDetector {
  let keys = ''
  let fastKeys = 0
  let lastMs = Number.NEGATIVE_INFINITY
  const isContinued = (atMs: number): boolean => keys !== '' && atMs - lastMs <= MAX_STRETCH_MS
  const isRunning = (atMs: number): boolean => keys !== '' && atMs - lastMs <= MAX_GAP_MS
  return {
    isRunning,
    isContinued,
    run: () => keys.slice(keys.length - fastKeys),
    press: (key, atMs) => {
      if (key === SHIFT) return null
      const code = isContinued(atMs) ? keys : ''
      const before = isRunning(atMs) ? fastKeys : 0
      lastMs = atMs
      keys = isPrintable(key) ? code + key : ''
      fastKeys = isPrintable(key) ? before + 1 : 0
      return key === ENTER && before >= MIN_LENGTH ? code : null
    },
  }
}

function isPrintable(key: string): boolean {
  return /^[!-~]$/.test(key)
}
