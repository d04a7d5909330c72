import type { Unit, UnitInput } from '@comptoir/contracts/inventory/units'
import { useQuickForm } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import { createUnit, readUnit, SHOWS_UNITS, updateUnit } from './units.api.ts'

/** What the form holds of a unit: all that a person may change. */
export type UnitValues = Required<Omit<UnitInput, 'id'>>

const NEW_UNIT: UnitValues = { name: '', isActive: true }

export function valuesOf({ name, isActive }: Unit): UnitValues {
  return { name, isActive }
}

export function useUnitForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm<Unit, UnitValues>({
    blank: NEW_UNIT,
    valuesOf,
    create: createUnit,
    update: updateUnit,
    read: readUnit,
    contract: async () => (await import('@comptoir/contracts/inventory/units')).UnitInput,
    fieldOfCode: { 'unit.nameTaken': 'name' },
    invalidates: SHOWS_UNITS,
    saved: ({ name }) => t('units.saved', { name }),
  })
}
