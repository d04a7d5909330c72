import { useMemo } from 'react'
import { Calculator, ScanBarcode } from 'lucide-react'
import { APPROVAL_STATES, CASH_SESSIONS, type CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  Button,
  type FilterChip,
  FilterSelect,
  Link,
  ListPage,
  type ListState,
  useCompany,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { COUNTER } from '../../common/counter.ts'
import { PointOfSaleFilter, usePointOfSaleChip } from '../../common/point-of-sale-filter.tsx'
import { sessionColumns } from './session-columns.tsx'
import { SESSION_STATES } from './session-state.tsx'

const rowKey = ({ id }: CashSessionRow): string => id

/** Who had which drawer, what was sold from it, and whether the count agreed. */
export function CashSessionsPage() {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const sessions = useAddresses(CASH_SESSIONS)
  const list = useListState({
    name: CASH_SESSIONS.path,
    searchFields: ['registerName'],
    filterNames: ['pointOfSale', 'register', 'state', 'approval'],
    defaultSort: { field: 'openedAt', direction: 'desc' },
  })
  const result = useList(CASH_SESSIONS, list.query)
  const columns = useMemo(() => sessionColumns(t, company.timeZone), [t, company.timeZone])
  return (
    <ListPage
      title={t('cashSessions.title')}
      subtitle={t('cashSessions.subtitle')}
      pointOfSale="filter"
      actions={<CounterLink />}
      list={list}
      result={result}
      columns={columns}
      rowKey={rowKey}
      rowName={(row) => row.registerName}
      rowTo={(row) => sessions.one(row.id)}
      searchLabel={t('cashSessions.search')}
      searchPlaceholder={t('cashSessions.search')}
      filters={<Filters list={list} />}
      chips={[...usePointOfSaleChip(list), ...useStateChip(list), ...useApprovalChip(list)]}
      exporting={useListExport(CASH_SESSIONS, list.query)}
      empty={{
        icon: Calculator,
        title: t('cashSessions.emptyTitle'),
        text: t('cashSessions.emptyText'),
        actions: <CounterLink />,
      }}
    />
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <PointOfSaleFilter list={list} />
      <FilterSelect
        label={t('cashSessions.columns.state')}
        everything={t('cashSessions.allStates')}
        options={SESSION_STATES.map((state) => ({ value: state, label: t(`cashSessions.session.states.${state}`) }))}
        value={list.filters['state']}
        onChange={(value) => list.setFilter('state', value)}
      />
      <FilterSelect
        label={t('closingApproval.label')}
        everything={t('closingApproval.all')}
        options={APPROVAL_STATES.map((state) => ({ value: state, label: t(`closingApproval.states.${state}`) }))}
        value={list.filters['approval']}
        onChange={(value) => list.setFilter('approval', value)}
      />
    </>
  )
}

function useStateChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const state = SESSION_STATES.find((each) => each === list.filters['state'])
  if (!state) return []
  return [
    {
      id: 'state',
      label: t('cashSessions.columns.state'),
      value: t(`cashSessions.session.states.${state}`),
      onRemove: () => list.setFilter('state', null),
    },
  ]
}

function useApprovalChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const state = APPROVAL_STATES.find((each) => each === list.filters['approval'])
  if (!state) return []
  return [
    {
      id: 'approval',
      label: t('closingApproval.label'),
      value: t(`closingApproval.states.${state}`),
      onRemove: () => list.setFilter('approval', null),
    },
  ]
}

/** Sessions are opened where they are used: at the counter. */
function CounterLink() {
  const { t } = useTranslation('sales-purchases')
  const counter = useAddresses(COUNTER)
  if (!useHasPermission(SALES.permissions.write)) return null
  return (
    <Button asChild>
      <Link to={counter.list()}>
        <ScanBarcode aria-hidden size={16} />
        {t('cashSessions.toCounter')}
      </Link>
    </Button>
  )
}
