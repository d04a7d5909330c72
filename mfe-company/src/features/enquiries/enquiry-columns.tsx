import { useMemo } from 'react'
import { Check, CircleDot } from 'lucide-react'
import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import { chakra, DateTime, nameColumn, StatusBadge, useTranslation, type Column } from '@comptoir/platform'

const NONE = '–'

export function useEnquiryColumns(): readonly Column<Enquiry>[] {
  const { t } = useTranslation('company')
  return useMemo(
    () => [
      nameColumn<Enquiry>(t('enquiries.column.name')),
      {
        id: 'company',
        header: t('enquiries.column.company'),
        cell: ({ company }) => (company === null ? NONE : <chakra.bdi>{company}</chakra.bdi>),
        isMuted: true,
        hideBelow: 'lg',
      },
      { id: 'kind', header: t('enquiries.column.kind'), cell: ({ kind }) => t(`enquiries.kind.${kind}`) },
      {
        id: 'datetime',
        header: t('enquiries.column.datetime'),
        cell: ({ datetime }) => (datetime === null ? NONE : <DateTime value={datetime} />),
      },
      {
        id: 'createdAt',
        header: t('enquiries.column.createdAt'),
        cell: ({ createdAt }) => <DateTime value={createdAt} />,
        isMuted: true,
        isSortable: true,
      },
      { id: 'state', header: t('enquiries.state.label'), cell: (enquiry) => <EnquiryState enquiry={enquiry} /> },
    ],
    [t],
  )
}

/** Whether somebody has handled it. */
export function EnquiryState({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('company')
  return enquiry.handled === null ? (
    <StatusBadge tone="attention" size="sm" icon={CircleDot} label={t('enquiries.state.open')} />
  ) : (
    <StatusBadge tone="success" size="sm" icon={Check} label={t('enquiries.state.handled')} />
  )
}
