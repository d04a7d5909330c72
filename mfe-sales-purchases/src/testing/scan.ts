import { act } from '@testing-library/react'

/** Presses the keys of a barcode at whatever has the focus, as fast as a scanner, and types them into a field as a browser would. */
export function scan(code: string): void {
  act(() => {
    for (const key of code) pressKey(key)
    pressKey('Enter')
  })
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body
  const isKept = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (isKept && key.length === 1 && target instanceof HTMLInputElement) typeInto(target, target.value + key)
}

function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
