import { MAX_STRETCH_MS } from './scan-detector.ts'
import { isTextControl, type TextControl, tellInput } from './text-control.ts'

/** Keys of what is almost surely a scan: they are kept from the field, where each would be drawn to be taken out again. */
export interface WithheldKeys {
  /** Keeps a key from its field; it is given back when nothing comes after it. */
  withhold: (event: KeyboardEvent) => void
  /** It was no scan after all: the field gets what was typed. */
  giveBack: () => void
  /** It was a scan. */
  drop: () => void
}

export function createWithheldKeys(): WithheldKeys {
  let field: TextControl | null = null
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = (): void => {
    clearTimeout(timer)
    field = null
    text = ''
  }
  const giveBack = (): void => {
    const [into, typed] = [field, text]
    drop()
    if (!into?.isConnected) return
    into.setRangeText(typed, into.selectionStart ?? 0, into.selectionEnd ?? 0, 'end')
    tellInput(into)
  }
  return {
    withhold: (event) => {
      const { target, key } = event
      if (!isTextControl(target) || !canBeTypedInto(target) || (field !== null && field !== target)) return
      event.preventDefault()
      field = target
      text += key
      clearTimeout(timer)
      timer = setTimeout(giveBack, MAX_STRETCH_MS)
    },
    giveBack,
    drop,
  }
}

/** Not every kind of field says where its text would go. */
function canBeTypedInto(field: TextControl): boolean {
  return field.selectionStart !== null && !field.readOnly && !field.disabled
}
