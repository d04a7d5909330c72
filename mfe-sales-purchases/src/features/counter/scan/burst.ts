/** Scanners send a key every few milliseconds; a person's fast run of four keys and Enter takes longer than this between two. */
export const MAX_GAP_MS = 40
export const MIN_LENGTH = 4
const ENTER = 'Enter'
/** Sent around capital letters; says nothing. */
const SHIFT = 'Shift'

export interface Burst {
  /** Takes the next key; gives the code when this key ends a scan. */
  press: (key: string, atMs: number) => string | null
  /** Whether this moment lies inside a run of keys as fast as a scanner's. */
  isRunning: (atMs: number) => boolean
  /** How many keys the run has so far. */
  length: () => number
}

/** Tells a barcode scanner from a person by the pace of the keys. */
export function createBurst(): Burst {
  let keys = ''
  let lastMs = Number.NEGATIVE_INFINITY
  const isRunning = (atMs: number): boolean => keys !== '' && atMs - lastMs <= MAX_GAP_MS
  return {
    isRunning,
    length: () => keys.length,
    press: (key, atMs) => {
      if (key === SHIFT) return null
      const before = isRunning(atMs) ? keys : ''
      lastMs = atMs
      keys = isPrintable(key) ? before + key : ''
      return key === ENTER && before.length >= MIN_LENGTH ? before : null
    },
  }
}

function isPrintable(key: string): boolean {
  return /^[!-~]$/.test(key)
}
