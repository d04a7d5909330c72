import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useActivityFilter, useHasPermission, useShortList, useTranslation, type ListFilter } from '@comptoir/platform'

export function useClientFilters(): readonly ListFilter[] {
  const { t } = useTranslation('people')
  const mayReadGroups = useHasPermission(CLIENT_GROUPS.permissions.read)
  const mayReadSectors = useHasPermission(ACTIVITY_SECTORS.permissions.read)
  const { data: groups = [] } = useShortList(CLIENT_GROUPS, { enabled: mayReadGroups })
  const { data: sectors = [] } = useShortList(ACTIVITY_SECTORS, { enabled: mayReadSectors })
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
  return [kind, ...(mayReadGroups ? [group] : []), ...(mayReadSectors ? [sector] : []), useActivityFilter()]
}

function optionsOf(items: readonly ShortItem[]): ListFilter['options'] {
  return items.map(({ id, name }) => ({ value: id, label: name }))
}
