import { useId } from 'react'
import { PRICE_DISPLAYS, type PriceDisplay } from '@comptoir/contracts/price-displays'
import type { Register } from '@comptoir/contracts/company/registers'
import { Button, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { PrinterFields } from './printer-fields.tsx'
import { useRegisterForm } from './use-register-form.ts'

export interface RegisterDialogProps {
  edited: Register | 'new'
  isOpen: boolean
  pointOfSaleId: string
  /** How the point of sale shows prices. */
  priceDisplay: PriceDisplay
  onClose: () => void
}

/** Adds a register or changes one. */
export function RegisterDialog({ edited, isOpen, pointOfSaleId, priceDisplay, onClose }: RegisterDialogProps) {
  const { t } = useTranslation('company')
  const formId = useId()
  const { form, submit, isSaving } = useRegisterForm(edited, pointOfSaleId, onClose)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={t(edited === 'new' ? 'registers.form.createTitle' : 'registers.form.editTitle')}
      subtitle={t('registers.form.codeRule')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving} loadingText={t('common.saving')}>
            {t('registers.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          <TextField
            control={form.control}
            name="name"
            label={t('registers.form.name')}
            isRequired
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            control={form.control}
            name="code"
            label={t('registers.form.code')}
            isRequired
            isLtr
            maxLength={4}
            autoComplete="off"
          />
          <SelectField
            control={form.control}
            name="priceDisplay"
            label={t('registers.form.priceDisplay')}
            help={t('registers.form.priceDisplayHelp')}
            options={PRICE_DISPLAYS.map((display) => ({ value: display, label: t(`priceDisplays.${display}`) }))}
            placeholder={t('registers.form.priceDisplayOfPointOfSale', {
              display: t(`priceDisplays.${priceDisplay}`),
            })}
            isClearable
          />
          <PrinterFields form={form} />
        </Flex>
      </form>
    </FormDialog>
  )
}
