import { useEffect, useRef } from 'react'
import { chakra } from '../chakra.ts'

export interface TickBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  /** `isRange` with Shift: all from the one that was ticked before. */
  onChange: (isChecked: boolean, isRange: boolean) => void
}

const TICK = 'polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 66%)'
const DASH = 'polygon(0 40%, 100% 40%, 100% 60%, 0 60%)'

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '4',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'xs',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '&:checked, &:indeterminate': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:checked::before, &:indeterminate::before': { content: '""', boxSize: '2.5', bg: 'brand.onSolid' },
    '&:checked::before': { clipPath: TICK },
    '&:indeterminate::before': { clipPath: DASH },
  },
})

/** A checkbox light enough for every row: the platform's own, styled like the others. */
export function TickBox({ label, isChecked, isMixed = false, onChange }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <chakra.label display="inline-flex" alignItems="center" justifyContent="center" boxSize="6" cursor="pointer">
      <Box
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={({ target, nativeEvent }) => onChange(target.checked, hasShift(nativeEvent))}
      />
    </chakra.label>
  )
}

/** Browsers change a checkbox by a click, also where a key is pressed. */
const hasShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey
