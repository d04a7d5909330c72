import { Building2, Scale } from 'lucide-react'
import { useState } from 'react'
import {
  inForceOn,
  slotOf,
  TAX_CODES,
  TAX_CODE_NAMES,
  TAX_DEFAULTS,
  type DatedValue,
} from '@comptoir/contracts/company/tax-parameters'
import { DayInput, FieldShell } from '@comptoir/platform/forms'
import {
  Box,
  DataTable,
  DateTime,
  ErrorPanel,
  Section,
  StatusBadge,
  useToday,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { TaxAmount, TaxValue } from './tax-value.tsx'
import { useOwnTaxes } from './use-own-taxes.ts'

type Shown = DatedValue & { isOwn: boolean }

/** What holds on a day: what the company entered comes before what the law says. */
export function InForce() {
  const { t } = useTranslation('company')
  const today = useToday()
  const [day, setDay] = useState(today)
  const { data, error, isFetching, refetch } = useOwnTaxes()
  const columns = useColumns()
  return (
    <Section title={t('taxParameters.inForce.title')} description={t('taxParameters.inForce.description')}>
      <Box mb="4" maxW="56">
        <FieldShell label={t('taxParameters.inForce.day')}>
          {(shell) => <DayInput {...shell} size="lg" value={day} onChange={setDay} />}
        </FieldShell>
      </Box>
      <Box mx="-5" mb="-5" borderBottomRadius="lg" overflow="hidden">
        {error && data === undefined ? (
          <ErrorPanel title={t('taxParameters.inForce.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('taxParameters.inForce.title')}
            columns={columns}
            rows={data === undefined ? undefined : shownOn(data.data, day === '' ? today : day)}
            rowKey={slotOf}
            rowName={({ code }) => t(`taxParameters.code.${code}`)}
            isFetching={isFetching}
          />
        )}
      </Box>
    </Section>
  )
}

/** Of each tax and threshold the company's own value where it has begun, else the law's; in the order of the taxes. */
function shownOn(own: readonly DatedValue[], day: string): Shown[] {
  const [vat, others] = partedByVat([
    ...own.map((value) => ({ ...value, isOwn: true })),
    ...TAX_DEFAULTS.map((value) => ({ ...value, isOwn: false })),
  ])
  const [begun, ofLaw] = [true, false].map((isOwn) =>
    inForceOn(
      others.filter((value) => value.isOwn === isOwn),
      day,
    ),
  )
  const slots = new Set(begun?.map(slotOf))
  const shown = [
    ...inForceOn(vat, day),
    ...(begun ?? []),
    ...(ofLaw ?? []).filter((value) => !slots.has(slotOf(value))),
  ]
  return shown.toSorted(
    (one, other) =>
      TAX_CODE_NAMES.indexOf(one.code) - TAX_CODE_NAMES.indexOf(other.code) ||
      one.thresholdMilli - other.thresholdMilli ||
      other.valueMilli - one.valueMilli,
  )
}

/** Rates of VAT follow from one another, whoever said them; of any other tax the company's own values come first. */
function partedByVat(values: readonly Shown[]): [vat: Shown[], others: Shown[]] {
  const isVat = ({ code }: Shown): boolean => code === 'vat'
  return [values.filter(isVat), values.filter((value) => !isVat(value))]
}

function useColumns(): readonly Column<Shown>[] {
  const { t } = useTranslation('company')
  return [
    {
      id: 'code',
      header: t('taxParameters.column.code'),
      cell: ({ code }) => t(`taxParameters.code.${code}`),
      isPrimary: true,
    },
    {
      id: 'threshold',
      isEmpty: ({ thresholdMilli }) => thresholdMilli === 0,
      header: t('taxParameters.column.threshold'),
      cell: ({ thresholdMilli }) => (thresholdMilli === 0 ? '–' : <TaxAmount amountMilli={thresholdMilli} />),
      isNumeric: true,
    },
    {
      id: 'value',
      header: t('taxParameters.column.value'),
      cell: (row) => <TaxValue {...row} />,
      isNumeric: true,
    },
    {
      id: 'validFrom',
      header: t('taxParameters.column.validFrom'),
      cell: ({ validFrom }) => <DateTime value={validFrom} kind="date" />,
    },
    {
      id: 'origin',
      header: t('taxParameters.column.origin'),
      cell: ({ isOwn }) =>
        isOwn ? (
          <StatusBadge size="sm" tone="brand" icon={Building2} label={t('taxParameters.origin.company')} />
        ) : (
          <StatusBadge size="sm" tone="neutral" icon={Scale} label={t('taxParameters.origin.law')} />
        ),
    },
    {
      id: 'use',
      header: t('taxParameters.column.use'),
      cell: ({ code }) => t(`taxParameters.use.${TAX_CODES[code].usedBy ?? 'nothing'}`),
      isMuted: true,
    },
  ]
}
