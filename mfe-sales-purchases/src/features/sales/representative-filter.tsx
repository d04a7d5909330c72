import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import {
  type FilterChip,
  FilterSelect,
  type ListState,
  useHasPermission,
  useShortList,
  useTranslation,
} from '@comptoir/platform'

const NAME = 'representative'

/** Narrows the list to the sales that somebody brought; for who may see the representatives, where there are any. */
export function RepresentativeFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  const people = useRepresentatives()
  if (people.length === 0) return null
  return (
    <FilterSelect
      label={t('sales.columns.representative')}
      everything={t('sales.allRepresentatives')}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={list.filters[NAME]}
      onChange={(value) => list.setFilter(NAME, value)}
    />
  )
}

/** The same filter as a chip while it is in force. */
export function useRepresentativeChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const people = useRepresentatives()
  const id = list.filters[NAME]
  if (id === undefined) return []
  const value = people.find((each) => each.id === id)?.name ?? '…'
  return [{ id: NAME, label: t('sales.columns.representative'), value, onRemove: () => list.setFilter(NAME, null) }]
}

function useRepresentatives() {
  const mayRead = useHasPermission(REPRESENTATIVES.permissions.read)
  return useShortList(REPRESENTATIVES, { enabled: mayRead }).data ?? []
}
