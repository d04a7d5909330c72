import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useActivityFilter, useShortList, useTranslation, type ListFilter } from '@comptoir/platform'

export function useClientFilters(): readonly ListFilter[] {
  const { t } = useTranslation('people')
  const { data: groups = [] } = useShortList(CLIENT_GROUPS)
  const { data: sectors = [] } = useShortList(ACTIVITY_SECTORS)
  const kind: ListFilter = {
    name: 'kind',
    label: t('clients.filter.kind'),
    everything: t('clients.filter.everyKind'),
    options: (['person', 'business'] as const).map((value) => ({ value, label: t(`clients.kind.${value}`) })),
  }
  const group: ListFilter = {
    name: 'group',
    label: t('clients.filter.group'),
    everything: t('clients.filter.everyGroup'),
    options: optionsOf(groups),
  }
  const sector: ListFilter = {
    name: 'sector',
    label: t('clients.filter.sector'),
    everything: t('clients.filter.everySector'),
    options: optionsOf(sectors),
  }
  return [kind, group, sector, useActivityFilter()]
}

function optionsOf(items: readonly ShortItem[]): ListFilter['options'] {
  return items.map(({ id, name }) => ({ value: id, label: name }))
}
