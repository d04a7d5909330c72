import { Ban, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { Register } from '@comptoir/contracts/company/registers'
import { useTranslation, type RowAction } from '@comptoir/platform'
import type { Registers } from './use-registers.ts'

export function useRegisterActions({ edit, setActive, removal }: Registers): (register: Register) => RowAction[] {
  const { t } = useTranslation('company')
  return (register) => [
    { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => edit(register) },
    register.isActive
      ? { id: 'deactivate', label: t('common.deactivate'), icon: Ban, onSelect: () => setActive(register, false) }
      : { id: 'activate', label: t('common.activate'), icon: RotateCcw, onSelect: () => setActive(register, true) },
    { id: 'delete', label: t('common.delete'), icon: Trash2, isDanger: true, onSelect: () => removal.ask(register) },
  ]
}
