import { useMemo } from 'react'
import type { StockCountRow } from '@comptoir/contracts/inventory/stock-counts'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import {
  Code,
  DateTime,
  Money,
  useCompany,
  useFormat,
  useHasPermission,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { CountStateBadge } from './count-state.tsx'
import { useScopeText } from './use-scope-text.ts'

/** The columns of the list; what counts came to for whoever may see it. */
export function useCountColumns(): readonly Column<StockCountRow>[] {
  const { t } = useTranslation('inventory')
  const { currency, timeZone } = useCompany()
  const seesValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  const scopeText = useScopeText()
  const format = useFormat()
  return useMemo(() => {
    const head = (id: string): string => t(`stockCounts.column.${id}`)
    const value: Column<StockCountRow> = {
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
        cell: ({ number }) => (number === null ? t('stockCounts.noNumber') : <Code>{number}</Code>),
      },
      {
        id: 'createdAt',
        header: head('createdAt'),
        isSortable: true,
        onPhone: 'line',
        cell: ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />,
      },
      {
        id: 'plannedOn',
        header: head('plannedOn'),
        isSortable: true,
        isExtra: true,
        cell: ({ plannedOn }) => (plannedOn === null ? null : <DateTime value={plannedOn} kind="date" />),
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
      { id: 'scope', header: head('scope'), onPhone: 'line', cell: ({ scope }) => scopeText(scope) },
      {
        id: 'progress',
        header: head('progress'),
        isNumeric: true,
        cell: ({ countedCount, lineCount }) => (
          <bdi>
            {format.number(countedCount)} / {format.number(lineCount)}
          </bdi>
        ),
      },
      ...(seesValue ? [value] : []),
      {
        id: 'by',
        header: head('by'),
        isMuted: true,
        hideBelow: 'xl',
        cell: ({ createdBy, postedBy }) => <bdi>{postedBy ?? createdBy}</bdi>,
      },
      { id: 'state', header: head('state'), onPhone: 'end', cell: ({ state }) => <CountStateBadge state={state} /> },
    ]
  }, [t, currency, timeZone, seesValue, scopeText, format])
}
