import type { Unit } from '@comptoir/contracts/inventory/units'
import { RemovalDialog, useRemoval, useTranslation, type Removal } from '@comptoir/platform'
import { removeUnit, SHOWS_UNITS, updateUnit } from './units.api.ts'
import { valuesOf } from './use-unit-form.ts'

export function useUnitRemoval(): Removal<Unit> {
  const { t } = useTranslation('inventory')
  return useRemoval<Unit>({
    remove: removeUnit,
    deactivate: (unit) => updateUnit(unit, { ...valuesOf(unit), isActive: false }),
    inUse: 'unit.inUse',
    invalidates: SHOWS_UNITS,
    removed: ({ name }) => t('units.removed', { name }),
    deactivated: ({ name }) => t('units.deactivated', { name }),
  })
}

export function UnitRemovalDialog({ removal }: { removal: Removal<Unit> }) {
  const { t } = useTranslation('inventory')
  const name = removal.item?.name ?? ''
  return (
    <RemovalDialog
      removal={removal}
      name={name}
      text={t('units.remove.text')}
      confirmLabel={t('units.remove.confirm')}
      inUseTitle={t('units.remove.inUseTitle', { name })}
    />
  )
}
