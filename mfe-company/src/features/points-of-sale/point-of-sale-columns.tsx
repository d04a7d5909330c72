import { useMemo } from 'react'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { ActivityBadge, chakra, Code, useFormat, useTranslation, type Column } from '@comptoir/platform'

export function usePointOfSaleColumns(): readonly Column<PointOfSale>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('pointsOfSale.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        header: t('pointsOfSale.column.code'),
        cell: ({ code }) => <Code>{code}</Code>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'city',
        isEmpty: ({ city }) => city === null,
        header: t('pointsOfSale.column.city'),
        cell: ({ city }) => (city === null ? '–' : <chakra.bdi>{city}</chakra.bdi>),
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'phone',
        isEmpty: ({ phone }) => phone === null,
        header: t('pointsOfSale.column.phone'),
        cell: ({ phone }) => (phone === null ? '–' : <Code>{phone}</Code>),
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'registers',
        header: t('pointsOfSale.column.registers'),
        cell: ({ registerCount }) => format.number(registerCount),
        isNumeric: true,
      },
      { id: 'status', header: t('common.status'), cell: ({ isActive }) => <ActivityBadge isActive={isActive} /> },
    ],
    [t, format],
  )
}
