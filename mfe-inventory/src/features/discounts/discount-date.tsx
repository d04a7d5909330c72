import { DateTime } from '@comptoir/platform'
import { useTimeZone } from './use-time-zone.ts'

export interface DiscountDateProps {
  value: string
  isLong?: boolean
}

/** A start or an end on the clocks of the company; a dash for one that cannot be read. */
export function DiscountDate({ value, isLong = false }: DiscountDateProps) {
  const timeZone = useTimeZone()
  return Number.isNaN(Date.parse(value)) ? '–' : <DateTime value={value} timeZone={timeZone} isLong={isLong} />
}
