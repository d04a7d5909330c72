import { useTranslation, type ListFilter } from '@comptoir/platform'

/** The filter that both lists offer. */
export function useStateFilter(): ListFilter {
  const { t } = useTranslation('company')
  return {
    name: 'state',
    label: t('supervision.state.label'),
    everything: t('supervision.state.every'),
    options: [
      { value: 'active', label: t('supervision.state.active') },
      { value: 'suspended', label: t('supervision.state.suspended') },
    ],
  }
}
