import type { KeyboardEvent } from 'react'

/**
 * Enter and the arrow down go to the next field of the form, Shift+Enter and the arrow up to the one before; what is there
 * is selected. From the last field Enter goes to the button that sends the form: no Enter sends it in the middle.
 */
export function walkFields(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event
  const step = stepOf(event)
  if (step === 0 || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const stops = [...(target.form?.elements ?? [])].filter(isStop)
  const next = stops[stops.indexOf(target) + step]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

function isStop(element: Element): element is HTMLInputElement | HTMLButtonElement {
  if (element instanceof HTMLInputElement) return !element.disabled && element.type !== 'radio'
  return element instanceof HTMLButtonElement && !element.disabled && element.type === 'submit'
}
