export type TextControl = HTMLInputElement | HTMLTextAreaElement

export function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Tells the component which owns a field of text that was set as if it had been typed. */
export function tellInput(field: TextControl): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
