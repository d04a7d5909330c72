import { useMemo } from 'react'
import type { StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import {
  Code,
  type Column,
  DateTime,
  Money,
  Quantity,
  useCompany,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { StateBadge } from './state-badge.tsx'

/** The columns of the list; what transfers are worth for whoever may see it. */
export function useTransferColumns(): Column<StockTransferRow>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone, currency } = useCompany()
  const seesValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  return useMemo(() => {
    const column = (
      id: string,
      cell: Column<StockTransferRow>['cell'],
      more: Partial<Column<StockTransferRow>> = {},
    ) => ({
      ...{ id, cell, header: t(`stockTransfers.columns.${id}`) },
      ...more,
    })
    const figure = (milli: number | null) => (milli === null ? '—' : <Quantity quantityMilli={milli} />)
    const day = (value: string | null) => (value === null ? '—' : format.date(value))
    const value = column(
      'value',
      ({ valueMinor }) => (valueMinor === null ? '—' : <Money amountMinor={valueMinor} currency={currency} />),
      { isNumeric: true, hideBelow: 'xl' },
    )
    return [
      column(
        'number',
        ({ number, state }) =>
          number === null ? (
            t(state === 'requested' ? 'stockTransfers.request.one' : 'stockTransfers.draft')
          ) : (
            <Code>{number}</Code>
          ),
        { isPrimary: true, isSortable: true },
      ),
      column('from', ({ fromName }) => <bdi>{fromName}</bdi>, { onPhone: 'line' }),
      column('to', ({ toName }) => <bdi>{toName}</bdi>, { onPhone: 'line' }),
      column('state', ({ state }) => <StateBadge state={state} size="sm" />, { onPhone: 'end' }),
      column('lines', ({ lineCount }) => format.number(lineCount), { isNumeric: true, isExtra: true }),
      column('units', ({ quantityMilli }) => figure(quantityMilli), { isNumeric: true }),
      ...(seesValue ? [value] : []),
      column(
        'shipped',
        ({ shippedAt }) => (shippedAt === null ? '—' : <DateTime value={shippedAt} timeZone={timeZone} />),
        { isMuted: true, hideBelow: 'xl' },
      ),
      column('expected', ({ expectedOn }) => day(expectedOn), { isMuted: true, isExtra: true }),
      column('neededOn', ({ neededOn }) => day(neededOn), { isMuted: true, isExtra: true }),
      column('received', ({ receivedMilli }) => figure(receivedMilli), { isNumeric: true, hideBelow: 'lg' }),
      column('missing', ({ missingMilli }) => figure(missingMilli), { isNumeric: true, hideBelow: 'lg' }),
      column('age', ({ daysInTransit }) => (daysInTransit === null ? '—' : format.number(daysInTransit)), {
        isNumeric: true,
        hideBelow: 'xl',
      }),
      column('createdAt', ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />, {
        isSortable: true,
        isMuted: true,
        isExtra: true,
      }),
      column('by', ({ createdBy }) => <bdi>{createdBy}</bdi>, { isMuted: true, isExtra: true }),
    ]
  }, [t, format, timeZone, currency, seesValue])
}
