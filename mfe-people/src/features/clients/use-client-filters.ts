import { useActivityFilter, useTranslation, type ListFilter } from '@comptoir/platform'

export function useClientFilters(): readonly ListFilter[] {
  const { t } = useTranslation('people')
  const kind: ListFilter = {
    name: 'kind',
    label: t('clients.filter.kind'),
    everything: t('clients.filter.everyKind'),
    options: (['person', 'business'] as const).map((value) => ({ value, label: t(`clients.kind.${value}`) })),
  }
  return [kind, useActivityFilter()]
}
