import { useMemo } from 'react'
import type {
  DiscountFileFault,
  DiscountOutcome,
  ImportedDiscount,
} from '@comptoir/contracts/inventory/discount-import'
import { milliRateFromNumber } from '@comptoir/money'
import { Percent, StatusBadge, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { CircleCheck, CircleDashed, CirclePlus } from 'lucide-react'
import { DiscountDate } from '../discounts/index.ts'

const LOOKS = {
  created: { tone: 'success', icon: CirclePlus },
  changed: { tone: 'brand', icon: CircleCheck },
  unchanged: { tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<DiscountOutcome, object>

function Outcome({ outcome }: { outcome: DiscountOutcome }) {
  const { t } = useTranslation('inventory')
  return <StatusBadge size="sm" {...LOOKS[outcome]} label={t(`discountImport.outcome.${outcome}`)} />
}

export function useDiscountColumns(): readonly Column<ImportedDiscount>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('discounts.column.name'), cell: ({ name }) => <bdi>{name}</bdi>, isPrimary: true },
      {
        id: 'startDate',
        header: t('discounts.column.startDate'),
        cell: ({ startDate }) => <DiscountDate value={startDate} hasTimeOnPhone />,
      },
      {
        id: 'endDate',
        header: t('discounts.column.endDate'),
        cell: ({ endDate }) => <DiscountDate value={endDate} hasTimeOnPhone />,
      },
      {
        id: 'pourcentage',
        header: t('discounts.column.pourcentage'),
        cell: ({ pourcentage }) => <Percent rateMilli={milliRateFromNumber(pourcentage)} isBold />,
        isNumeric: true,
      },
      {
        id: 'products',
        header: t('discounts.column.products'),
        cell: ({ productCount }) => format.number(productCount),
        isNumeric: true,
      },
      {
        id: 'outcome',
        header: t('discountImport.discounts.outcome'),
        cell: ({ outcome }) => <Outcome outcome={outcome} />,
      },
    ],
    [t, format],
  )
}

export function useFaultColumns(): readonly Column<DiscountFileFault>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('discountImport.faults.row'),
        cell: ({ row }) => format.number(row),
        isNumeric: true,
        width: '5.5rem',
      },
      {
        id: 'column',
        header: t('discountImport.faults.column'),
        cell: ({ column }) => t(`discountImport.column.${column}.name`),
        isMuted: true,
      },
      {
        id: 'value',
        header: t('discountImport.faults.value'),
        cell: ({ value }) => (value === '' ? '–' : <bdi>{value}</bdi>),
        isMuted: true,
      },
      { id: 'message', header: t('discountImport.faults.reason'), cell: ({ message }) => message, isPrimary: true },
    ],
    [t, format],
  )
}
