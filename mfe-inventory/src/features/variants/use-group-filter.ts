import { useTranslation, type ListFilter, type ListState } from '@comptoir/platform'
import { useGroup } from './variants.api.ts'

/** What narrows the list of products to one group; offered only where a link has chosen it. */
export function useGroupFilter({ filters }: Pick<ListState, 'filters'>): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const id = filters['variantGroup']
  const { data } = useGroup(id)
  if (id === undefined) return []
  return [
    {
      name: 'variantGroup',
      label: t('variants.filter.label'),
      everything: t('variants.filter.everything'),
      options: data === undefined ? [] : [{ value: id, label: data.designation }],
    },
  ]
}
