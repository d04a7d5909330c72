import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createScanDetector, MAX_GAP_MS, MAX_STRETCH_MS, MIN_LENGTH } from './scan-detector.ts'

const aCode = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCodePoint(code)),
  minLength: MIN_LENGTH,
  maxLength: 32,
})

/** Presses the keys of codes one after the other at a pace, each ended by Enter; gives what was recognised. */
function scan(codes: readonly string[], paceMs: number): string[] {
  const detector = createScanDetector()
  let atMs = 1000
  return codes.flatMap((code) =>
    [...code, 'Enter'].flatMap((key) => {
      atMs += paceMs
      const found = detector.press(key, atMs)
      return found === null ? [] : [found]
    }),
  )
}

describe('a scanner', () => {
  test('is understood at any pace of its own, and codes one after the other stay apart', () => {
    fc.assert(
      fc.property(
        fc.array(aCode, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: MAX_GAP_MS }),
        (codes, pace) => {
          expect(scan(codes, pace)).toEqual(codes)
        },
      ),
    )
  })

  test('sends Shift around capital letters', () => {
    const detector = createScanDetector()
    const found = ['Shift', 'E', 'Shift', 'P', '-', '0', '1', 'Enter'].map((key, index) => detector.press(key, index))
    expect(found.at(-1)).toBe('EP-01')
  })
})

test('a gap that a busy device stretched cuts no code in two', () => {
  fc.assert(
    fc.property(
      aCode,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: MAX_GAP_MS + 1, max: MAX_STRETCH_MS }),
      (tail, headLength, gap) => {
        const head = 'E2E'.slice(0, headLength)
        const detector = createScanDetector()
        for (const [index, key] of [...head].entries()) detector.press(key, index)
        const found = [...tail, 'Enter'].map((key, index) => detector.press(key, head.length - 1 + gap + index))
        expect(found.at(-1)).toBe(head + tail)
      },
    ),
  )
})

describe('a person', () => {
  test('types slower and is never taken for one', () => {
    fc.assert(
      fc.property(aCode, fc.integer({ min: MAX_GAP_MS + 1, max: 500 }), (code, pace) => {
        expect(scan([code], pace)).toEqual([])
      }),
    )
  })

  test('who typed just before a scan adds nothing to it', () => {
    const detector = createScanDetector()
    detector.press('h', 0)
    detector.press('a', 200)
    const found = [...'6191234', 'Enter'].map((key, index) => detector.press(key, 400 + index))
    expect(found.at(-1)).toBe('6191234')
  })

  test('pressing Enter after a pause ends no scan', () => {
    const detector = createScanDetector()
    for (const [index, key] of [...'6191'].entries()) detector.press(key, index)
    expect(detector.press('Enter', 500)).toBeNull()
  })
})
