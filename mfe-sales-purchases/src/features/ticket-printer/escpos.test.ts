import { describe, expect, test } from '@jest/globals'
import { printoutOf } from '@comptoir/testing/escpos'
import * as fc from 'fast-check'
import { escPosOf } from './escpos.ts'
import { bitmapOf, dither } from './raster/bitmap.ts'

/** Pixels in black, white and greys. */
const somePixels = fc
  .record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 300 }), seed: fc.integer() })
  .map(({ width, height, seed }) => {
    const data = new Uint8ClampedArray(4 * width * height)
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const grey = Math.abs(Math.imul(pixel + 1, seed | 1)) % 256
      data.set([grey, grey, grey, 255], 4 * pixel)
    }
    return { data, width, height }
  })

describe('a task in ESC/POS', () => {
  test('prints the picture that was drawn, dot by dot, and cuts once', () => {
    fc.assert(
      fc.property(somePixels, (pixels) => {
        const printed = printoutOf(escPosOf({ picture: bitmapOf(pixels), opensDrawer: false }))
        expect(printed).toMatchObject({ height: pixels.height, cuts: 1, drawerKicks: 0 })
        expect(printed.width).toBe(8 * Math.ceil(pixels.width / 8))
        let different = 0
        for (let y = 0; y < printed.height; y += 1)
          for (let x = 0; x < printed.width; x += 1) {
            const isDark = x < pixels.width && (pixels.data[4 * (y * pixels.width + x)] ?? 255) < 160
            if (isDark !== printed.isBlack(x, y)) different += 1
          }
        expect(different).toBe(0)
      }),
    )
  })

  test('opens the drawer once, before anything is printed', () => {
    const picture = { width: 8, height: 129, bits: new Uint8Array(129) }
    const printed = printoutOf(escPosOf({ picture, opensDrawer: true }))
    expect(printed.steps).toEqual(['init', 'kick', 'raster', 'raster', 'feed', 'cut'])
  })

  test('that only opens the drawer neither feeds nor cuts', () => {
    expect(printoutOf(escPosOf({ picture: null, opensDrawer: true })).steps).toEqual(['init', 'kick'])
  })
})

test('a grey becomes as many black dots as it is dark', () => {
  for (const grey of [32, 128, 220]) {
    const pixels = { width: 64, height: 64, data: new Uint8ClampedArray(4 * 64 * 64).fill(grey) }
    dither(pixels)
    const black = [...pixels.data].filter((value, index) => index % 4 === 0 && value === 0).length
    expect(Math.abs(black / 4096 - (1 - grey / 255))).toBeLessThan(0.03)
  }
})
