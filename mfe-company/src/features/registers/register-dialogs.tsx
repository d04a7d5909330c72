import { RemovalDialog, useTranslation } from '@comptoir/platform'
import { EnrolmentDialog } from './enrolment-dialog.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import type { Registers } from './use-registers.ts'

export function RegisterDialogs({ registers }: { registers: Registers }) {
  const { t } = useTranslation('company')
  const { editing, stopEditing, removal, enrolment, pointOfSaleId } = registers
  const name = removal.item?.name ?? ''
  return (
    <>
      <RegisterDialog
        key={editing.turn}
        edited={editing.what}
        isOpen={editing.isOpen}
        pointOfSaleId={pointOfSaleId}
        onClose={stopEditing}
      />
      <EnrolmentDialog state={enrolment} />
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
