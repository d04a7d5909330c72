import type { StockTransfer, TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import { NativeSelect, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'

interface TargetFieldProps {
  targets: TransferPlace['locations']
  value: string | undefined
  onChange: (locationId: string) => void
}

/** Where goods that arrived are put, at a point of sale with more than one place for them. */
export function TargetField({ targets, value, onChange }: TargetFieldProps) {
  const { t } = useTranslation('inventory')
  return (
    <FieldShell label={t('stockTransfers.form.toLocation')}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
            {value === undefined ? <option value="">{t('stockTransfers.form.choose')}</option> : null}
            {targets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldShell>
  )
}

/** Where goods of a transfer may arrive, the shop first. */
export function targetsOf({ to, from }: StockTransfer, places: readonly TransferPlace[]): TransferPlace['locations'] {
  const there = places.find(({ id }) => id === to.pointOfSaleId)?.locations ?? []
  return there.filter(({ id }) => id !== from.locationId)
}

/** Where they arrive unless somebody says otherwise; undefined where the place that was said takes goods no longer. */
export function targetSaid({ to }: StockTransfer, targets: TransferPlace['locations']): string | undefined {
  return to.locationId === null ? targets[0]?.id : targets.find(({ id }) => id === to.locationId)?.id
}
