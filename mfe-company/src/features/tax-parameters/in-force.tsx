import { Building2, Scale } from 'lucide-react'
import { useState } from 'react'
import {
  inForceOn,
  TAX_CODES,
  TAX_CODE_NAMES,
  TAX_DEFAULTS,
  TAX_PARAMETERS,
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
  useList,
  useToday,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { TaxAmount, TaxValue } from './tax-value.tsx'

/** More than a company enters in a lifetime of laws. */
const ALL = { page: 1, limit: 100, order: { field: 'validFrom', direction: 'desc' } } as const

type Shown = DatedValue & { isOwn: boolean }

/** What holds on a day: what the company entered comes before what the law says. */
export function InForce() {
  const { t } = useTranslation('company')
  const today = useToday()
  const [day, setDay] = useState(today)
  const { data, error, isFetching, refetch } = useList(TAX_PARAMETERS, ALL)
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
            rowKey={({ code, thresholdMilli }) => `${code} ${thresholdMilli}`}
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
  const begun = inForceOn(own, day).map((value) => ({ ...value, isOwn: true }))
  const ofLaw = inForceOn(TAX_DEFAULTS, day)
    .filter(({ code, thresholdMilli }) =>
      begun.every((value) => value.code !== code || value.thresholdMilli !== thresholdMilli),
    )
    .map((value) => ({ ...value, isOwn: false }))
  return [...begun, ...ofLaw].toSorted(
    (one, other) =>
      TAX_CODE_NAMES.indexOf(one.code) - TAX_CODE_NAMES.indexOf(other.code) ||
      one.thresholdMilli - other.thresholdMilli,
  )
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
      cell: (row) => <TaxValue code={row.code} valueMilli={row.valueMilli} />,
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
