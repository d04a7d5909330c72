import { useMemo } from 'react'
import type { StockAdjustmentRow } from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import {
  Code,
  DateTime,
  Money,
  Quantity,
  useCompany,
  useHasPermission,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { AdjustmentStateBadge } from './adjustment-state.tsx'

/** The columns of the list; what adjustments are worth for whoever may see it. */
export function useAdjustmentColumns(): readonly Column<StockAdjustmentRow>[] {
  const { t } = useTranslation('inventory')
  const { currency, timeZone } = useCompany()
  const seesValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  return useMemo(() => {
    const head = (id: string): string => t(`stockAdjustments.column.${id}`)
    const value: Column<StockAdjustmentRow> = {
      id: 'value',
      header: head('value'),
      isNumeric: true,
      cell: ({ valueMinor }) =>
        valueMinor === null ? null : <Money amountMinor={valueMinor} currency={currency} isBold sign="always" />,
      onPhone: 'told',
    }
    return [
      {
        id: 'number',
        header: head('number'),
        isPrimary: true,
        isSortable: true,
        cell: ({ number }) => (number === null ? t('stockAdjustments.noNumber') : <Code>{number}</Code>),
      },
      {
        id: 'createdAt',
        header: head('createdAt'),
        isSortable: true,
        onPhone: 'line',
        cell: ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />,
      },
      {
        id: 'location',
        header: head('location'),
        isMuted: true,
        hideBelow: 'lg',
        cell: ({ pointOfSaleName, locationName }) => (
          <bdi>
            {pointOfSaleName} · {locationName}
          </bdi>
        ),
      },
      {
        id: 'reason',
        header: head('reason'),
        onPhone: 'line',
        // Both have the same reason: which of them takes the other back is told beside it.
        cell: ({ reason, reversalOfId }) =>
          [
            t(`stockAdjustments.reason.${reason}`),
            ...(reversalOfId === null ? [] : [t('stockAdjustments.reversal')]),
          ].join(' · '),
      },
      {
        id: 'lines',
        header: head('lines'),
        isNumeric: true,
        isExtra: true,
        cell: ({ lineCount }) => <Quantity quantityMilli={lineCount * 1000} />,
      },
      {
        id: 'quantity',
        header: head('quantity'),
        isNumeric: true,
        hideBelow: 'lg',
        cell: ({ quantityMilli }) => <Quantity quantityMilli={quantityMilli} />,
      },
      ...(seesValue ? [value] : []),
      {
        id: 'by',
        header: head('by'),
        isMuted: true,
        hideBelow: 'xl',
        cell: ({ createdBy, postedBy }) => <bdi>{postedBy ?? createdBy}</bdi>,
      },
      {
        id: 'state',
        header: head('state'),
        onPhone: 'end',
        cell: ({ state }) => <AdjustmentStateBadge state={state} />,
      },
    ]
  }, [t, currency, timeZone, seesValue])
}
