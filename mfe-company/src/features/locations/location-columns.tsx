import { OctagonPause, Store, Warehouse } from 'lucide-react'
import { useMemo } from 'react'
import type { StockLocation } from '@comptoir/contracts/company/locations'
import { ActivityBadge, chakra, StatusBadge, useTranslation, type Column } from '@comptoir/platform'

const LOOKS = {
  shop: { tone: 'brand', icon: Store },
  depot: { tone: 'neutral', icon: Warehouse },
  quarantine: { tone: 'attention', icon: OctagonPause },
} as const

function KindBadge({ kind }: Pick<StockLocation, 'kind'>) {
  const { t } = useTranslation('company')
  return <StatusBadge size="sm" {...LOOKS[kind]} label={t(`locations.kind.${kind}`)} />
}

export function useLocationColumns(): readonly Column<StockLocation>[] {
  const { t } = useTranslation('company')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('locations.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
      },
      { id: 'kind', header: t('locations.column.kind'), cell: ({ kind }) => <KindBadge kind={kind} /> },
      { id: 'status', header: t('common.status'), cell: ({ isActive }) => <ActivityBadge isActive={isActive} /> },
    ],
    [t],
  )
}
