import { useMemo } from 'react'
import type { SupervisedCompany } from '@comptoir/contracts/company/supervision'
import { chakra, DateTime, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { StateBadge } from './state-badge.tsx'

const NONE = '–'

export function useCompanyColumns(): readonly Column<SupervisedCompany>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('supervision.companies.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'city',
        onPhone: 'hidden',
        header: t('supervision.companies.column.city'),
        cell: ({ city }) => (city === null ? NONE : <chakra.bdi>{city}</chakra.bdi>),
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('supervision.state.label'),
        cell: ({ suspendedAt, suspendedReason }) => <StateBadge suspendedAt={suspendedAt} reason={suspendedReason} />,
      },
      {
        id: 'lastActiveAt',
        onPhone: 'line',
        header: t('supervision.companies.column.lastActiveAt'),
        cell: ({ lastActiveAt }) => (lastActiveAt === null ? NONE : <DateTime value={lastActiveAt} />),
        isMuted: true,
      },
      {
        id: 'pointsOfSale',
        onPhone: 'hidden',
        header: t('supervision.companies.column.pointsOfSale'),
        cell: ({ pointOfSaleCount }) => format.number(pointOfSaleCount),
        isNumeric: true,
        hideBelow: 'lg',
      },
      {
        id: 'users',
        onPhone: 'hidden',
        header: t('supervision.companies.column.users'),
        cell: ({ userCount }) => format.number(userCount),
        isNumeric: true,
      },
      {
        id: 'products',
        onPhone: 'hidden',
        header: t('supervision.companies.column.products'),
        cell: ({ productCount }) => format.number(productCount),
        isNumeric: true,
      },
      {
        id: 'sales',
        onPhone: 'told',
        header: t('supervision.companies.column.recentSales'),
        cell: ({ recentSaleCount }) => format.number(recentSaleCount),
        isNumeric: true,
      },
      {
        id: 'createdAt',
        onPhone: 'hidden',
        header: t('supervision.companies.column.createdAt'),
        cell: ({ createdAt }) => <DateTime value={createdAt} kind="date" />,
        isMuted: true,
        isSortable: true,
        hideBelow: 'xl',
      },
    ],
    [t, format],
  )
}
