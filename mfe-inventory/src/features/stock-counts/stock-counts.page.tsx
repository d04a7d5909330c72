import { useState } from 'react'
import { ClipboardList, Settings } from 'lucide-react'
import { COUNT_STATES, STOCK_COUNTS, type StockCountRow } from '@comptoir/contracts/inventory/stock-counts'
import {
  AddButton,
  Box,
  Button,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListState,
  usePointOfSale,
  useSession,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { useCountColumns } from './count-columns.tsx'
import { DueToday } from './due-today.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { useCountPages } from './stock-counts.api.ts'

const LIST = {
  name: STOCK_COUNTS.path,
  searchFields: ['number'],
  filterNames: ['pointOfSale', 'state'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
} as const

/** Counts of the stock, the newest first, below what the shop should count today. */
export function StockCountsPage() {
  const { t } = useTranslation('inventory')
  const pages = useCountPages()
  const list = useListState(LIST)
  const { id: pointOfSaleId } = usePointOfSale()
  const [isSetting, setSetting] = useState(false)
  const mayPlan = useHasPermission(STOCK_COUNTS.permissions.plan)
  const maySet = useHasPermission(STOCK_COUNTS.permissions.approve)
  const { filters, chips } = listFilters(list, useFilters())
  const add = mayPlan ? <AddButton label={t('stockCounts.add')} to={pages.create} /> : null
  return (
    <>
      <Box w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }}>
        <DueToday key={pointOfSaleId} pointOfSaleId={pointOfSaleId} />
      </Box>
      <ListPage
        title={t('stockCounts.title')}
        subtitle={t('stockCounts.subtitle')}
        pointOfSale="filter"
        actions={
          <>
            {maySet ? (
              <Button variant="outline" onClick={() => setSetting(true)}>
                <Settings aria-hidden size={16} />
                {t('stockCounts.settings.open')}
              </Button>
            ) : null}
            {add}
          </>
        }
        list={list}
        result={useList(STOCK_COUNTS, list.query)}
        columns={useCountColumns()}
        rowKey={rowKey}
        rowName={(row) => row.number ?? t('stockCounts.noNumber')}
        rowTo={({ id }) => pages.one(id)}
        searchLabel={t('stockCounts.search')}
        filters={filters}
        chips={chips}
        empty={{
          icon: ClipboardList,
          title: t('stockCounts.empty.title'),
          text: t('stockCounts.empty.text'),
          actions: add,
        }}
      >
        {isSetting ? <SettingsDialog onClose={() => setSetting(false)} /> : null}
      </ListPage>
    </>
  )
}

const rowKey = ({ id }: StockCountRow): string => id

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  const shops: ListFilter = {
    name: 'pointOfSale',
    label: t('stockCounts.pointOfSale'),
    everything: t('stockCounts.everyPointOfSale'),
    options: pointsOfSale.map(({ id, name }) => ({ value: id, label: name })),
  }
  return [
    ...(pointsOfSale.length < 2 ? [] : [shops]),
    {
      name: 'state',
      label: t('stockCounts.column.state'),
      everything: t('stockCounts.everyState'),
      options: COUNT_STATES.map((value) => ({ value, label: t(`stockCounts.state.${value}`) })),
    },
  ]
}
