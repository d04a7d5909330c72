import type { StockLocation } from '@comptoir/contracts/company/locations'
import {
  LONGEST_COUNT_NOTE,
  SCOPE_KINDS,
  STOCK_COUNTS,
  type ScopeKind,
} from '@comptoir/contracts/inventory/stock-counts'
import type { ShortItem } from '@comptoir/contracts/schema'
import { Grid, Input, NativeSelect, Section, Text, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { DayInput, FieldShell } from '@comptoir/platform/forms'
import { Choices, Tick } from './choices.tsx'
import { toggled, type Plan } from './plan.ts'
import { ScopeFields } from './scope-fields.tsx'

interface PlanFieldsProps {
  plan: Plan
  locations: readonly StockLocation[]
  pointOfSaleId: string
  onChange: (plan: Plan) => void
}

/** Where, which goods, by whom and when. */
export function PlanFields({ plan, locations, pointOfSaleId, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <Section title={t('stockCounts.plan.goods')}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Choice
            label={t('stockCounts.column.location')}
            value={plan.locationId}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(locationId) => onChange({ ...plan, locationId })}
          />
          <Choice
            label={t('stockCounts.column.scope')}
            value={plan.kind}
            options={SCOPE_KINDS.map((value) => ({ value, label: t(`stockCounts.scope.${value}`) }))}
            onChange={(kind: ScopeKind) => onChange({ ...plan, kind })}
          />
        </Grid>
        <ScopeFields plan={plan} onChange={onChange} />
      </Section>
      <Section title={t('stockCounts.plan.how')}>
        <Tick
          label={t('stockCounts.plan.blind')}
          isTicked={plan.isBlind}
          onChange={(isBlind) => onChange({ ...plan, isBlind })}
        />
        <Text textStyle="small" color="fg.muted">
          {t('stockCounts.plan.blindHelp')}
        </Text>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <FieldShell label={t('stockCounts.column.plannedOn')}>
            {(control) => (
              <DayInput
                {...control}
                size="lg"
                value={plan.plannedOn}
                onChange={(plannedOn) => onChange({ ...plan, plannedOn })}
              />
            )}
          </FieldShell>
          <FieldShell label={t('stockCounts.plan.note')}>
            {(control) => (
              <Input
                {...control}
                size="lg"
                dir="auto"
                autoComplete="off"
                maxLength={LONGEST_COUNT_NOTE}
                value={plan.note}
                onChange={(event) => onChange({ ...plan, note: event.target.value })}
              />
            )}
          </FieldShell>
        </Grid>
        <People plan={plan} pointOfSaleId={pointOfSaleId} onChange={onChange} />
      </Section>
    </>
  )
}

function People({ plan, pointOfSaleId, onChange }: Omit<PlanFieldsProps, 'locations'>) {
  const { t } = useTranslation('inventory')
  const searchParams = new URLSearchParams({ pointOfSale: pointOfSaleId })
  const { data = [] } = useCompanyQuery<ShortItem[]>(STOCK_COUNTS, ['people'], { searchParams })
  return (
    <Choices
      label={t('stockCounts.plan.people')}
      help={t('stockCounts.plan.peopleHelp')}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={plan.peopleIds}
      onToggle={(id) => onChange({ ...plan, peopleIds: toggled(plan.peopleIds, id) })}
    />
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <FieldShell label={label}>
      {(control) => (
        <NativeSelect.Root size="lg">
          <NativeSelect.Field
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldShell>
  )
}
