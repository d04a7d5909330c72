import { DayInput } from '@comptoir/platform/forms'
import { Flex, Text, useTranslation, type ListState } from '@comptoir/platform'

/** From one business day to another, both included. */
export function DateFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  const { from = '', to = '' } = list.filters
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Day label={t('sales.from')} value={from} max={to} onChange={(value) => list.setFilter('from', value)} />
      <Day label={t('sales.to')} value={to} min={from} onChange={(value) => list.setFilter('to', value)} />
    </Flex>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (value: string | null) => void
}

function Day({ label, value, min = '', max = '', onChange }: DayProps) {
  return (
    <Flex align="center" gap="1.5">
      <Text as="span" aria-hidden textStyle="small" color="fg.muted">
        {label}
      </Text>
      <DayInput
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={(day) => onChange(day === '' ? null : day)}
      />
    </Flex>
  )
}
