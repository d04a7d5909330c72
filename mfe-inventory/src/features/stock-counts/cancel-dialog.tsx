import { useId } from 'react'
import {
  COUNT_CANCEL_REASONS,
  STOCK_COUNTS,
  type CountCancelReason,
  type StockCount,
} from '@comptoir/contracts/inventory/stock-counts'
import { Button, Flex, FormDialog, Text, useSave, useTranslation } from '@comptoir/platform'
import { SelectField, useForm } from '@comptoir/platform/forms'
import { takeStep } from './stock-counts.api.ts'

interface CancelDialogProps {
  count: StockCount
  isOpen: boolean
  onClose: () => void
}

/** Asks why a count is given up, before it is. */
export function CancelDialog({ count, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const { control, handleSubmit } = useForm<{ reason: CountCancelReason }>({ defaultValues: { reason: 'interrupted' } })
  const { save, isSaving } = useSave((reason: CountCancelReason) => takeStep(count, 'cancel', { reason }), {
    ...{ invalidates: [STOCK_COUNTS], success: t('stockCounts.cancelled'), onSaved: onClose },
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      title={t('stockCounts.cancelTitle')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('stockCounts.keep')}
          </Button>
          <Button type="submit" form={formId} colorPalette="danger" loading={isSaving}>
            {t('stockCounts.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(({ reason }) => save(reason))(event)}>
        <Flex direction="column" gap="3">
          <Text>{t('stockCounts.cancelText')}</Text>
          <SelectField
            control={control}
            name="reason"
            label={t('stockCounts.cancelWhy')}
            isRequired
            options={COUNT_CANCEL_REASONS.map((value) => ({
              value,
              label: t(`stockCounts.cancelReason.${value}`),
            }))}
          />
        </Flex>
      </form>
    </FormDialog>
  )
}
