import { useEffect, useRef } from 'react'
import { chakra } from '../chakra.ts'

export interface TickBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox light enough to stand in every row: the platform's own, in the brand's colour. */
export function TickBox({ label, isChecked, isMixed = false, onChange }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <chakra.label display="inline-flex" alignItems="center" justifyContent="center" boxSize="6" cursor="pointer">
      <chakra.input ref={ref} type="checkbox" aria-label={label} checked={isChecked} onChange={(event) => onChange(event.target.checked)} boxSize="4" accentColor="brand.solid" cursor="pointer" />
    </chakra.label>
  )
}
