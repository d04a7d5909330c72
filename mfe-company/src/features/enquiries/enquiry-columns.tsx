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
      { id: 'state', header: t('enquiries.state.label'), cell: (enquiry) => <EnquiryState enquiry={enquiry} /> },
      {
        id: 'company',
        header: t('enquiries.column.company'),
        cell: ({ company }) => (company === null ? NONE : <chakra.bdi>{company}</chakra.bdi>),
        isEmpty: ({ company }) => company === null,
        isMuted: true,
        hideBelow: 'xl',
      },
      { id: 'kind', header: t('enquiries.column.kind'), cell: ({ kind }) => t(`enquiries.kind.${kind}`) },
      {
        id: 'datetime',
        header: t('enquiries.column.datetime'),
        cell: ({ datetime }) => (datetime === null ? NONE : <DateTime value={datetime} />),
        isEmpty: ({ datetime }) => datetime === null,
      },
      {
        id: 'createdAt',
        header: t('enquiries.column.createdAt'),
        cell: ({ createdAt }) => <DateTime value={createdAt} />,
        isMuted: true,
        isSortable: true,
      },
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
