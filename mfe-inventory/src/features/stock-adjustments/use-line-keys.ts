import { useRef, type KeyboardEvent } from 'react'

/** What a field of the table is found by. */
export type LineField = 'quantity' | 'cost'

const NAME = 'data-line-field'

/** The keys of a table: Enter and arrows go to the same field of the next line or the one before; from the last, Enter leaves. */
export function useLineKeys(onLeave: () => void) {
  const element = useRef<HTMLUListElement>(null)
  const fields = (field: LineField) => [
    ...(element.current?.querySelectorAll<HTMLInputElement>(`[${NAME}=${field}] input`) ?? []),
  ]
  const focus = (input: HTMLInputElement | undefined): void => {
    input?.focus()
    input?.select()
  }
  return {
    element,
    /** For what surrounds a field. */
    mark: (field: LineField) => ({ [NAME]: field }),
    onKeyDown: (field: LineField) => (event: KeyboardEvent<HTMLInputElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      const all = fields(field)
      const next = all[all.indexOf(event.currentTarget) + step]
      if (next !== undefined) focus(next)
      else if (event.key === 'Enter') onLeave()
    },
    focusLast: () => focus(fields('quantity').at(-1)),
  }
}
