import { Ban, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { StockLocation } from '@comptoir/contracts/company/locations'
import { useTranslation, type RowAction } from '@comptoir/platform'
import type { Locations } from './use-locations.ts'

/** What can be done with a location; the shop can only be renamed. */
export function useLocationActions({ edit, setActive, removal }: Locations): (location: StockLocation) => RowAction[] {
  const { t } = useTranslation('company')
  return (location) => {
    const change = { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => edit(location) }
    if (location.kind === 'shop') return [change]
    return [
      change,
      location.isActive
        ? { id: 'deactivate', label: t('common.deactivate'), icon: Ban, onSelect: () => setActive(location, false) }
        : { id: 'activate', label: t('common.activate'), icon: RotateCcw, onSelect: () => setActive(location, true) },
      { id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => removal.ask(location) },
    ]
  }
}
