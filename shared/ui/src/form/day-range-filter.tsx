import { useFormat, useToday } from '@comptoir/app-kit'
import { useTranslation } from 'react-i18next'
import { Flex, Text } from '../chakra.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { FilterChip } from '../list/list-tools.tsx'
import type { ListState } from '../list/use-list-state.ts'
import { DayInput } from './day-input.tsx'
import { DAY_PRESETS, daysOf, presetOf, type DayPreset } from './day-range.ts'

const CHOSEN = 'chosen'
const DAY = /^\d{4}-\d{2}-\d{2}$/

interface DayRangeFilterProps {
  list: ListState
  /** Shown while no day is chosen, where a list has dates of more than one kind: of which these are. */
  everything?: string
}

/** From one day of the company's clocks to another, both included, kept in the filters `from` and `to`; with presets. */
export function DayRangeFilter({ list, everything }: DayRangeFilterProps) {
  const { t } = useTranslation()
  const { from = '', to = '' } = list.filters
  return (
    <Flex align="center" gap="2" wrap={{ base: 'nowrap', md: 'wrap' }} flexShrink={0}>
      <Presets list={list} everything={everything ?? t('common.days.any')} />
      <Day label={t('common.days.from')} value={from} max={to} onChange={(value) => list.setFilter('from', value)} />
      <Day label={t('common.days.to')} value={to} min={from} onChange={(value) => list.setFilter('to', value)} />
    </Flex>
  )
}

function Presets({ list, everything }: Required<DayRangeFilterProps>) {
  const { t } = useTranslation()
  const today = useToday()
  const { from = '', to = '' } = list.filters
  const isNone = from === '' && to === ''
  const preset = presetOf({ from, to }, today)
  const offered = [...DAY_PRESETS, ...(isNone || preset !== null ? [] : ([CHOSEN] as const))]
  const choose = (value: string | null): void => {
    if (value === CHOSEN) return
    const days = DAY_PRESETS.find((known): known is DayPreset => known === value)
    list.setFilters(days === undefined ? { from: null, to: null } : { ...daysOf(days, today) })
  }
  return (
    <FilterSelect
      label={t('common.days.label')}
      everything={everything}
      value={isNone ? undefined : (preset ?? CHOSEN)}
      options={offered.map((value) => ({ value, label: t(`common.days.${value}`) }))}
      onChange={choose}
    />
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

/** The days in force, in words. */
export function useDayChips({ filters, setFilter }: Pick<ListState, 'filters' | 'setFilter'>): FilterChip[] {
  const { t } = useTranslation()
  const format = useFormat()
  return (['from', 'to'] as const).flatMap((name) => {
    const day = filters[name]
    if (day === undefined || !DAY.test(day)) return []
    const label = t(`common.days.${name}`)
    return [{ id: name, label, value: format.date(day), onRemove: () => setFilter(name, null) }]
  })
}
