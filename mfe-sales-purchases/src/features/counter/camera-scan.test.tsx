import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aShop } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const HARISSA = '6191234500412'
const stopped = jest.fn()
/** What the camera looks at. */
let seen: string | null = null

function aCamera(over: { kind?: string; open?: () => Promise<unknown> } = {}) {
  const { kind = 'videoinput', open = async () => ({ getTracks: () => [{ stop: stopped }] }) } = over
  const mediaDevices = { enumerateDevices: async () => [{ kind }], getUserMedia: open }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
}

const { matchMedia } = globalThis
beforeEach(() => {
  seen = null
  stopped.mockReset()
  const coarse = (query: string) =>
    query === '(pointer: coarse)'
      ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
      : matchMedia(query)
  class Reader {
    static readonly getSupportedFormats = async () => ['ean_13']
    readonly detect = async () => (seen === null ? [] : [{ rawValue: seen }])
  }
  Object.assign(globalThis, { matchMedia: coarse, BarcodeDetector: Reader })
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined })
})
afterEach(() => {
  Object.assign(globalThis, { matchMedia })
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

// Here, unlike in a browser, a field that has the focus shows no placeholder, and so what stands in its place is hidden.
const NAMED = { name: 'Scan with the camera', hidden: true }
const button = () => screen.findByRole('button', NAMED)
const panel = () => screen.findByRole('region', { name: 'Camera' })
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))

async function opened() {
  const shop = aShop()
  const shown = await renderPage(<CounterPage />, shop.page)
  await screen.findByRole('button', { name: /^Harissa/ })
  await shown.user.click(await button())
  await panel()
  return { ...shop, ...shown }
}

describe('the camera', () => {
  test('scans one code after the other as a scanner does, and is shut at the end', async () => {
    aCamera()
    const { user } = await opened()
    await checkAccessibility(await panel())
    expect(within(await panel()).getByText('Hold a barcode in the frame.')).toBeTruthy()
    seen = HARISSA
    expect(await within(await panel()).findByText(`Read: ${HARISSA}`)).toBeTruthy()
    expect(await cart().findByText(/^Harissa/)).toBeTruthy()
    expect(cart().getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '1')
    seen = '0000000000000'
    expect(await screen.findByText(/is not in the catalogue/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Shut the camera' }))
    await waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('region', { name: 'Camera' })).toBeNull()
  })

  test.each([
    ['NotAllowedError', /may not use the camera/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /could not be opened/],
  ])('says why it shows nothing: %s', async (name, text) => {
    aCamera({ open: () => Promise.reject(new DOMException('', name)) })
    await opened()
    expect(await within(await panel()).findByText(text)).toBeTruthy()
    await checkAccessibility(await panel())
  })

  test('is offered where there is one, and nowhere else', async () => {
    aCamera({ kind: 'audioinput' })
    const { page } = aShop()
    await renderPage(<CounterPage />, page)
    await screen.findByRole('button', { name: /^Harissa/ })
    expect(screen.queryByRole('button', NAMED)).toBeNull()
  })
})
