import { useEffect, useRef } from 'react'

export interface TickBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  /** `isRange` with Shift: all from the one that was ticked before. */
  onChange: (isChecked: boolean, isRange: boolean) => void
}

/** A checkbox light enough for every row of a list's table, which has its look. */
export function TickBox({ label, isChecked, isMixed = false, onChange }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label data-tick="">
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={({ target, nativeEvent }) => onChange(target.checked, hasShift(nativeEvent))}
      />
    </label>
  )
}

/** Browsers change a checkbox by a click, also where a key is pressed. */
const hasShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey
