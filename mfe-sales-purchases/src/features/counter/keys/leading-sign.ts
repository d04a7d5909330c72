import { MAX_GAP_MS } from '../scan/scan-detector.ts'

/** Between the sign and the first digit of a telephone number nobody thinks for longer than this. */
export const SOON_MS = 600

const DIGIT = /^[0-9\u0660-\u0669\u06F0-\u06F9]$/

/**
 * Tells a plus or minus that steps the selected line from one that begins a number. It is a step at once; if a digit comes
 * right after a single one, or a scanner's next key, it was none.
 */
export interface LeadingSign {
  /** A sign that is done as a step. */
  stepped: (sign: string, atMs: number) => void
  /** Takes every key before it is done; gives the sign that was no step after all. */
  takenBack: (key: string, atMs: number) => string | null
}

export function createLeadingSign(): LeadingSign {
  let signs = ''
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    stepped: (sign, atMs) => {
      signs = atMs - lastMs <= SOON_MS ? signs + sign : sign
      lastMs = atMs
    },
    takenBack: (key, atMs) => {
      // Some keyboards need it for the sign, or for each digit.
      if (key === 'Shift' || isSign(key)) return null
      const pauseMs = atMs - lastMs
      const isContinued = DIGIT.test(key) ? pauseMs <= SOON_MS : key.length === 1 && pauseMs <= MAX_GAP_MS
      const sign = isContinued && signs.length === 1 ? signs : null
      signs = ''
      return sign
    },
  }
}

function isSign(key: string): boolean {
  return key === '+' || key === '-'
}
