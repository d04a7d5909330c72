import { useMemo } from 'react'
import { STATES, STOCK_TRANSFERS, type StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Button,
  Code,
  type Column,
  DateTime,
  FilterSelect,
  Link,
  ListPage,
  Money,
  Quantity,
  useCompany,
  useFormat,
  useHasPermission,
  useList,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { Boxes, Plus } from 'lucide-react'
import { StateBadge } from './state-badge.tsx'
import { useTransferPages } from './transfers.api.ts'

/** Goods on their way between points of sale, newest first. */
export function StockTransfersPage() {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const list = useListState({
    name: STOCK_TRANSFERS.path,
    searchFields: ['number'],
    filterNames: ['state'],
    defaultSort: { field: 'createdAt', direction: 'desc' },
  })
  const mayAdd = useHasPermission(STOCK_TRANSFERS.permissions.send)
  const add = mayAdd ? (
    <Button asChild>
      <Link to={pages.create}>
        <Plus aria-hidden />
        {t('stockTransfers.new')}
      </Link>
    </Button>
  ) : null
  const state = list.filters['state']
  return (
    <ListPage
      title={t('stockTransfers.title')}
      subtitle={t('stockTransfers.subtitle')}
      actions={add}
      list={list}
      result={useList(STOCK_TRANSFERS, list.query)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ number, toName }) => number ?? toName}
      rowTo={({ id }) => pages.one(id)}
      searchLabel={t('stockTransfers.search')}
      searchPlaceholder={t('stockTransfers.search')}
      filters={
        <FilterSelect
          label={t('stockTransfers.state.label')}
          everything={t('stockTransfers.state.all')}
          options={STATES.map((value) => ({ value, label: t(`stockTransfers.state.${value}`) }))}
          value={state}
          onChange={(value) => list.setFilter('state', value)}
        />
      }
      chips={
        state === undefined
          ? []
          : [
              {
                id: 'state',
                label: t('stockTransfers.state.label'),
                value: t(`stockTransfers.state.${state}`),
                onRemove: () => list.setFilter('state', null),
              },
            ]
      }
      empty={{
        ...{ icon: Boxes, title: t('stockTransfers.empty.title'), text: t('stockTransfers.empty.text') },
        actions: add,
      }}
    />
  )
}

function useColumns(): Column<StockTransferRow>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone, currency } = useCompany()
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
    return [
      column('number', ({ number }) => (number === null ? t('stockTransfers.draft') : <Code>{number}</Code>), {
        isPrimary: true,
        isSortable: true,
      }),
      column('from', ({ fromName }) => <bdi>{fromName}</bdi>, { onPhone: 'line' }),
      column('to', ({ toName }) => <bdi>{toName}</bdi>, { onPhone: 'line' }),
      column('state', ({ state }) => <StateBadge state={state} size="sm" />, { onPhone: 'end' }),
      column('lines', ({ lineCount }) => format.number(lineCount), { isNumeric: true, hideBelow: 'xl' }),
      column('units', ({ quantityMilli }) => figure(quantityMilli), { isNumeric: true }),
      column('received', ({ receivedMilli }) => figure(receivedMilli), { isNumeric: true, hideBelow: 'lg' }),
      column('missing', ({ missingMilli }) => figure(missingMilli), { isNumeric: true, hideBelow: 'lg' }),
      column(
        'value',
        ({ valueMinor }) => (valueMinor === null ? '—' : <Money amountMinor={valueMinor} currency={currency} />),
        { isNumeric: true, hideBelow: 'xl' },
      ),
      column(
        'shipped',
        ({ shippedAt }) => (shippedAt === null ? '—' : <DateTime value={shippedAt} timeZone={timeZone} />),
        {
          isMuted: true,
          hideBelow: 'xl',
        },
      ),
      column('createdAt', ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />, {
        isSortable: true,
        isMuted: true,
        isExtra: true,
      }),
      column('by', ({ createdBy }) => <bdi>{createdBy}</bdi>, { isMuted: true, isExtra: true }),
    ]
  }, [t, format, timeZone, currency])
}
