import type { PriceDisplay } from '@comptoir/contracts/price-displays'
import { RemovalDialog, useTranslation } from '@comptoir/platform'
import { RegisterDialog } from './register-dialog.tsx'
import type { Registers } from './use-registers.ts'

export interface RegisterDialogsProps {
  registers: Registers
  /** How the point of sale shows prices. */
  priceDisplay: PriceDisplay
}

export function RegisterDialogs({ registers, priceDisplay }: RegisterDialogsProps) {
  const { t } = useTranslation('company')
  const { editing, stopEditing, removal, pointOfSaleId } = registers
  const name = removal.item?.name ?? ''
  return (
    <>
      <RegisterDialog
        key={editing.turn}
        edited={editing.what}
        isOpen={editing.isOpen}
        pointOfSaleId={pointOfSaleId}
        priceDisplay={priceDisplay}
        onClose={stopEditing}
      />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('registers.remove.text')}
        confirmLabel={t('registers.remove.confirm')}
        inUseTitle={t('registers.remove.inUseTitle', { name })}
      />
    </>
  )
}
