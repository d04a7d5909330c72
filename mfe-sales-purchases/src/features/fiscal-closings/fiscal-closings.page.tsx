import { useMemo, useState } from 'react'
import { CalendarCheck } from 'lucide-react'
import { CLOSING_KINDS, FISCAL_CLOSINGS, type FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import {
  Button,
  listFilters,
  ListPage,
  useAddresses,
  useCompany,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { CloseDialog } from './close-dialog.tsx'
import { closingColumns } from './closing-columns.tsx'

const rowKey = ({ id }: FiscalClosingRow): string => id

/** Which days, months and years are closed, what they came to, and what was ever sold. */
export function FiscalClosingsPage() {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const closings = useAddresses(FISCAL_CLOSINGS)
  const [isClosing, setIsClosing] = useState(false)
  const mayClose = useHasPermission(FISCAL_CLOSINGS.permissions.close)
  const list = useListState({
    name: FISCAL_CLOSINGS.path,
    searchFields: ['number', 'period'],
    filterNames: ['kind'],
    defaultSort: { field: 'recordedAt', direction: 'desc' },
  })
  const kinds = {
    name: 'kind',
    label: t('fiscalClosings.columns.kind'),
    everything: t('fiscalClosings.allKinds'),
    options: CLOSING_KINDS.map((kind) => ({ value: kind, label: t(`fiscalClosings.kinds.${kind}`) })),
  }
  return (
    <ListPage
      title={t('fiscalClosings.title')}
      subtitle={t('fiscalClosings.subtitle')}
      actions={
        mayClose ? (
          <Button onClick={() => setIsClosing(true)}>
            <CalendarCheck aria-hidden size={16} />
            {t('fiscalClosings.close.open')}
          </Button>
        ) : null
      }
      list={list}
      result={useList(FISCAL_CLOSINGS, list.query)}
      columns={useMemo(() => closingColumns(t, timeZone), [t, timeZone])}
      rowKey={rowKey}
      rowName={({ number }) => number}
      rowTo={({ id }) => closings.one(id)}
      searchLabel={t('fiscalClosings.search')}
      searchPlaceholder={t('fiscalClosings.search')}
      {...listFilters(list, [kinds])}
      exporting={useListExport(FISCAL_CLOSINGS, list.query)}
      empty={{
        icon: CalendarCheck,
        title: t('fiscalClosings.emptyTitle'),
        text: t('fiscalClosings.emptyText'),
      }}
    >
      <CloseDialog isOpen={isClosing} onClose={() => setIsClosing(false)} />
    </ListPage>
  )
}
