import { DateTime, Text } from '@comptoir/platform'
import { useTimeZone } from './use-time-zone.ts'

export interface DiscountDateProps {
  value: string
  /** With the month in words, for where there is room. */
  isLong?: boolean
  /** With its time on a phone too, where it is to be checked. */
  hasTimeOnPhone?: boolean
}

/** A start or an end on the clocks of the company; a dash for one that cannot be read. */
export function DiscountDate({ value, isLong = false, hasTimeOnPhone = false }: DiscountDateProps) {
  const timeZone = useTimeZone()
  if (Number.isNaN(Date.parse(value))) return '–'
  if (isLong) return <DateTime value={value} timeZone={timeZone} isLong />
  return (
    <Text as="span" display="inline-flex" flexDirection={{ base: 'row', md: 'column', xl: 'row' }} columnGap="1.5">
      <DateTime value={value} kind="date" timeZone={timeZone} />
      <Text as="span" color="fg.muted" display={{ base: hasTimeOnPhone ? 'inline' : 'none', md: 'inline' }}>
        <DateTime value={value} kind="time" timeZone={timeZone} />
      </Text>
    </Text>
  )
}
