import { isTextControl, type TextControl, tellInput } from './text-control.ts'

/** Remembers what a field held when a run of fast keys began, to give it back when the run turns out to be a scan. */
export interface InputSnapshot {
  /** Call for every key, before the key has its effect. */
  take: (target: EventTarget | null, isFirstKey: boolean) => void
  restore: () => void
}

export function createInputSnapshot(): InputSnapshot {
  let field: TextControl | null = null
  let text = ''
  return {
    take: (target, isFirstKey) => {
      if (!isFirstKey) return
      field = isTextControl(target) ? target : null
      text = field?.value ?? ''
    },
    restore: () => {
      if (field?.isConnected) setText(field, text)
      field = null
    },
  }
}

/** Sets the text as typing would, so that the component which owns the field hears of it. */
function setText(field: TextControl, text: string): void {
  if (field.value === text) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  tellInput(field)
}
