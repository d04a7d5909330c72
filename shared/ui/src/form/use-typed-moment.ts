import { useState } from 'react'

interface Draft {
  text: string
  value: string
}

export interface TypedMomentOptions {
  /** As machines write it; empty while there is none. */
  value: string
  onChange: (value: string) => void
  read: (text: string) => string | null
  /** Reads what is short for something, once it is left. */
  readShort?: (text: string) => string | null
  show: (value: string) => string
}

/** A day or a time while it is typed: what is read goes out at once, what is not stays in sight and goes out as nothing. */
export function useTypedMoment({ value, onChange, read, readShort = read, show }: TypedMomentOptions) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const text = draft !== null && draft.value === value ? draft.text : show(value)
  const meant = readShort(text)
  const isUnreadable = text.trim() !== '' && meant === null
  return {
    text,
    /** Only once it was left: half a day is no fault while the other half is typed. */
    isInvalid: isUnreadable && isLeft,
    type: (next: string): void => {
      const nextValue = read(next) ?? ''
      setIsLeft(false)
      setDraft({ text: next, value: nextValue })
      onChange(nextValue)
    },
    leave: (): void => {
      setIsLeft(true)
      if (isUnreadable) return
      setDraft(null)
      if (meant !== null && meant !== value) onChange(meant)
    },
  }
}
