import { useState } from 'react'
import { usePromptValue } from '../page/use-prompt-value.ts'

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
export function useTypedMoment({ value: kept, onChange, read, readShort = read, show }: TypedMomentOptions) {
  const { value, set, settle } = usePromptValue(kept, onChange)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  if (draft !== null && draft.value !== value) setDraft(null)
  const text = draft?.text ?? show(value)
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
      set(nextValue)
    },
    leave: (): void => {
      setIsLeft(true)
      if (isUnreadable) return
      setDraft(null)
      if (meant !== null) set(meant)
      settle()
    },
  }
}
