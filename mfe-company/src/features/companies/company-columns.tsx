import { useMemo } from 'react'
import type { CompanyRow } from '@comptoir/contracts'
import { chakra, DateTime, useFormat, useTranslation, type Column } from '@comptoir/platform'

export function useCompanyColumns(): readonly Column<CompanyRow>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('companies.column.name'), cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>, isPrimary: true },
      { id: 'city', header: t('companies.column.city'), cell: ({ city }) => (city === null ? '–' : <chakra.bdi>{city}</chakra.bdi>), isMuted: true },
      { id: 'currency', header: t('companies.column.currency'), cell: ({ currency }) => currency, isMuted: true, hideBelow: 'lg' },
      { id: 'pointsOfSale', header: t('companies.column.pointsOfSale'), cell: ({ pointOfSaleCount }) => format.number(pointOfSaleCount), isNumeric: true },
      { id: 'users', header: t('companies.column.users'), cell: ({ userCount }) => format.number(userCount), isNumeric: true },
      { id: 'createdAt', header: t('companies.column.createdAt'), cell: ({ createdAt }) => <DateTime value={createdAt} kind="date" />, isMuted: true },
    ],
    [t, format],
  )
}
