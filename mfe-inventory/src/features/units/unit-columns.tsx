import { useMemo } from 'react'
import type { Unit } from '@comptoir/contracts/inventory/units'
import { ActivityBadge, chakra, useFormat, useTranslation, type Column } from '@comptoir/platform'

export function useUnitColumns(): readonly Column<Unit>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('units.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'products',
        header: t('units.column.products'),
        cell: ({ productCount }) => format.number(productCount),
        isNumeric: true,
      },
      { id: 'status', header: t('common.status'), cell: ({ isActive }) => <ActivityBadge isActive={isActive} /> },
    ],
    [t, format],
  )
}
