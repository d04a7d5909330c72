import { ShieldCheck } from 'lucide-react'
import { SERIAL_NUMBERS } from '@comptoir/contracts/inventory/serial-numbers'
import { ListPage, useAddresses, useList, useListState, useTranslation } from '@comptoir/platform'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { useSerialNumberColumns } from './serial-number-columns.tsx'

const VIEW = {
  name: SERIAL_NUMBERS.path,
  defaultSort: { field: 'number', direction: 'asc' },
  searchFields: ['number'],
  filterNames: [],
} as const
const SOON_STALE = { staleTimeMs: 2000 } as const

/** Pieces by their numbers: a scan into the search shows where one is, when it was sold, and its warranty. */
export function SerialNumbersPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(VIEW)
  const pages = useAddresses(SERIAL_NUMBERS)
  useStockInStep([SERIAL_NUMBERS])
  return (
    <ListPage
      title={t('serialNumbers.title')}
      subtitle={t('serialNumbers.subtitle')}
      list={list}
      result={useList(SERIAL_NUMBERS, list.query, SOON_STALE)}
      columns={useSerialNumberColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowTo={({ id }) => pages.one(id)}
      searchLabel={t('serialNumbers.search')}
      searchPlaceholder={t('serialNumbers.searchHint')}
      empty={{ icon: ShieldCheck, title: t('serialNumbers.empty.title'), text: t('serialNumbers.empty.text') }}
    />
  )
}
