import { act } from '@testing-library/react'

const PACE_MS = 2
let nowMs = 0

/**
 * Presses the keys of a barcode at whatever has the focus, as fast as a scanner, and types them into a field as a browser
 * would; unended, without the Enter that a scanner is known by.
 */
export function scan(code: string, { isUnended = false } = {}): void {
  nowMs = Math.max(nowMs + 200, new Event('now').timeStamp + 200)
  act(() => {
    for (const key of code) pressKey(key)
    if (!isUnended) pressKey('Enter')
  })
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  nowMs += PACE_MS
  // A browser says when the key was pressed, however long the page takes to get to it.
  Object.defineProperty(event, 'timeStamp', { value: nowMs })
  const isKept = target.dispatchEvent(event)
  if (isKept && key.length === 1 && target instanceof HTMLInputElement) typeInto(target, target.value + key)
}

function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
