import { useState } from 'react'
import { STOCK_TRANSFERS, type StockTransfer, type TransferStep } from '@comptoir/contracts/inventory/stock-transfers'
import { Button, FormDialog, Input, Text, useSave, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { SHOWN_BY, takeStep } from './transfers.api.ts'

/** Steps that end a transfer, each for a reason. */
export type EndingStep = Extract<TransferStep, 'cancel' | 'refuse' | 'withdraw'>

interface ReasonDialogProps {
  transfer: StockTransfer
  step: EndingStep
  isOpen: boolean
  onClose: () => void
}

/** Asks why a transfer is given up, or a request refused or withdrawn. */
export function ReasonDialog({ transfer, step, isOpen, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('inventory')
  const [reason, setReason] = useState('')
  const { save, isSaving } = useSave(() => takeStep(transfer, step, { reason: reason.trim() }), {
    answerOf: STOCK_TRANSFERS,
    invalidates: SHOWN_BY,
    success: t(`stockTransfers.done.${step}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      title={t(`stockTransfers.act.${step}`)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('stockTransfers.keep')}
          </Button>
          <Button
            colorPalette="danger"
            loading={isSaving}
            disabled={reason.trim() === ''}
            onClick={() => void save(undefined)}
          >
            {t(`stockTransfers.act.${step}`)}
          </Button>
        </>
      }
    >
      <Text mb="4">{t(`stockTransfers.endText.${step}`)}</Text>
      <FieldShell label={t('stockTransfers.reason')} isRequired>
        {(control) => (
          <Input {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        )}
      </FieldShell>
    </FormDialog>
  )
}
