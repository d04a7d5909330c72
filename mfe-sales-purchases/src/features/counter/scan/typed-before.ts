type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Remembers what a field held when a burst of keys began, to give it back when the burst turns out to be a scan. */
export interface TypedBefore {
  /** Call for every key before it has its effect. */
  note: (target: EventTarget | null, isFirstKey: boolean) => void
  giveBack: () => void
}

export function typedBefore(): TypedBefore {
  let field: TextControl | null = null
  let text = ''
  return {
    note: (target, isFirstKey) => {
      if (!isFirstKey) return
      field = isTextControl(target) ? target : null
      text = field?.value ?? ''
    },
    giveBack: () => {
      if (field?.isConnected) setText(field, text)
      field = null
    },
  }
}

function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Sets the text as typing would, so that the component which owns the field hears of it. */
function setText(field: TextControl, text: string): void {
  if (field.value === text) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
