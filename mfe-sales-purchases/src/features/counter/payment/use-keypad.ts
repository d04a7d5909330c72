import type { FocusEvent } from 'react'
import { useFocus } from '../focus/counter-focus.ts'

/** For an amount that a finger types: the keypad of the pay zone instead of the keyboard of the system, which hides half of it. */
export function useKeypad({ isEntered = false } = {}) {
  const { keypad } = useFocus()
  if (!matchMedia('(pointer: coarse)').matches) return {}
  return {
    inputMode: 'none' as const,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => keypad.setState({ field: currentTarget, isEntered }),
  }
}
