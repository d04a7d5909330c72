import { Check, Contact, Eye, RotateCcw, Trash2 } from 'lucide-react'
import { ENQUIRY_KINDS, ENQUIRY_STATES, type Enquiry } from '@comptoir/contracts/identity/enquiries'
import {
  ConfirmDialog,
  listFilters,
  ListPage,
  useListState,
  useTranslation,
  type ListFilter,
  type RowAction,
} from '@comptoir/platform'
import { useEnquiries } from './enquiries.api.ts'
import { useEnquiryColumns } from './enquiry-columns.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'
import { useHandling, type Handling } from './use-handling.ts'

const LIST = {
  name: 'enquiries',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filterNames: ['state', 'kind'],
} as const

/** What visitors wrote on the public pages, for super-administrators: read, answered, marked as handled, removed. */
export function EnquiriesPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const handling = useHandling()
  return (
    <ListPage
      title={t('enquiries.title')}
      subtitle={t('enquiries.subtitle')}
      list={list}
      result={useEnquiries(list.query)}
      columns={useEnquiryColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      onRowClick={handling.show}
      rowActions={useActions(handling)}
      searchLabel={t('enquiries.search')}
      searchPlaceholder={t('enquiries.searchHint')}
      {...listFilters(list, useFilters())}
      empty={{ icon: Contact, title: t('enquiries.empty.title'), text: t('enquiries.empty.text') }}
    >
      <EnquiryDetails handling={handling} />
      <ConfirmDialog
        isOpen={handling.open === 'removal'}
        isBusy={handling.isBusy}
        isDanger
        title={t('common.deleteTitle', { name: handling.enquiry?.name ?? '' })}
        text={t('enquiries.removal.text')}
        confirmLabel={t('enquiries.removal.confirm')}
        onConfirm={handling.remove}
        onCancel={handling.close}
      />
    </ListPage>
  )
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('company')
  return [
    {
      name: 'state',
      label: t('enquiries.state.label'),
      everything: t('enquiries.state.every'),
      options: ENQUIRY_STATES.map((value) => ({ value, label: t(`enquiries.state.${value}`) })),
    },
    {
      name: 'kind',
      label: t('enquiries.column.kind'),
      everything: t('enquiries.kind.every'),
      options: ENQUIRY_KINDS.map((value) => ({ value, label: t(`enquiries.kind.${value}`) })),
    },
  ]
}

function useActions({ show, toggle, askRemoval }: Handling): (enquiry: Enquiry) => RowAction[] {
  const { t } = useTranslation('company')
  return (enquiry) => [
    { id: 'details', label: t('enquiries.read'), icon: Eye, onSelect: () => show(enquiry) },
    enquiry.handled === null
      ? { id: 'handle', label: t('enquiries.handle'), icon: Check, onSelect: () => toggle(enquiry) }
      : { id: 'reopen', label: t('enquiries.reopen'), icon: RotateCcw, onSelect: () => toggle(enquiry) },
    { id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => askRemoval(enquiry) },
  ]
}
