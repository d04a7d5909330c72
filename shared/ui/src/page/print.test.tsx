import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { PICTURE_COMES, printPage } from './print.ts'

const print = jest.fn()
/** Ends the decoding of each picture of the page. */
let drawn: () => void = () => undefined

beforeEach(() => {
  print.mockClear()
  Object.assign(window, { print })
  const decoding = new Promise<void>((resolve) => (drawn = resolve))
  Object.assign(HTMLImageElement.prototype, { decode: () => decoding })
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

/** Where a picture is coming. */
function aPlaceholder(): HTMLElement {
  const place = document.createElement('span')
  place.dataset['print'] = PICTURE_COMES['data-print']
  document.body.append(place)
  return place
}

test('a page without pictures is printed at once', () => {
  printPage()
  expect(print).toHaveBeenCalledTimes(1)
})

test('a page with a picture is printed once it can be drawn', async () => {
  document.body.append(new Image())
  printPage()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(print).not.toHaveBeenCalled()
  // Who presses again meanwhile gets it once.
  printPage()
  drawn()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})

test('a picture that is still coming is waited for', async () => {
  const place = aPlaceholder()
  printPage()
  drawn()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(print).not.toHaveBeenCalled()
  place.replaceWith(new Image())
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})

test('one that cannot be drawn, or never comes, is left out', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('no picture')) })
  document.body.append(new Image())
  printPage()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  aPlaceholder()
  printPage()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
})
