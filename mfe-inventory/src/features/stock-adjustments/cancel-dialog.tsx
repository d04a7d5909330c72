import { useId } from 'react'
import {
  CANCEL_REASONS,
  STOCK_ADJUSTMENTS,
  type CancelReason,
  type StockAdjustment,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { advanceOne, Button, Flex, FormDialog, Text, useSave, useTranslation } from '@comptoir/platform'
import { SelectField, useForm } from '@comptoir/platform/forms'

interface CancelDialogProps {
  adjustment: StockAdjustment
  /** That somebody who may approve turns it down, instead of it being given up. */
  isRefusal?: boolean
  isOpen: boolean
  onClose: () => void
}

/** Asks why an adjustment is given up or refused, before it is. */
export function CancelDialog({ adjustment, isRefusal = false, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const { control, handleSubmit } = useForm<{ reason: CancelReason }>({
    defaultValues: { reason: isRefusal ? 'notAgreed' : 'enteredByMistake' },
  })
  const { id, version, state } = adjustment
  const { save, isSaving } = useSave(
    (chosen: CancelReason) =>
      advanceOne(STOCK_ADJUSTMENTS, id, state === 'submitted' ? 'withdraw' : 'cancel', { version, reason: chosen }),
    {
      invalidates: [STOCK_ADJUSTMENTS],
      success: t(isRefusal ? 'stockAdjustments.refused' : 'stockAdjustments.cancelled'),
      onSaved: onClose,
    },
  )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      title={t(isRefusal ? 'stockAdjustments.refuseTitle' : 'stockAdjustments.cancelTitle')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('stockAdjustments.keep')}
          </Button>
          <Button type="submit" form={formId} colorPalette="danger" loading={isSaving}>
            {t(isRefusal ? 'stockAdjustments.refuse' : 'stockAdjustments.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(({ reason }) => save(reason))(event)}>
        <Flex direction="column" gap="3">
          <Text>{t(isRefusal ? 'stockAdjustments.refuseText' : 'stockAdjustments.cancelText')}</Text>
          <SelectField
            control={control}
            name="reason"
            label={t('stockAdjustments.cancelWhy')}
            isRequired
            options={CANCEL_REASONS.map((value) => ({ value, label: t(`stockAdjustments.cancelReason.${value}`) }))}
          />
        </Flex>
      </form>
    </FormDialog>
  )
}
