import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { milliRateFromNumber } from '@comptoir/money'
import { Button, Flex, FormDialog, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { PriceField, SelectField, TextField } from '@comptoir/platform/forms'
import { useCustomItem } from './use-custom-item.ts'

export interface CustomItemDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks for what is sold without being a product: its name, its price and its VAT rate. */
export function CustomItemDialog({ isOpen, onClose }: CustomItemDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => form.current?.querySelector<HTMLElement>('[name=price]') ?? null}
      title={t('counter.custom.title')}
      subtitle={t('counter.custom.subtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counter.custom.add')}
          </Button>
        </>
      }
    >
      <CustomItemForm id={formId} element={form} onAdded={onClose} />
    </FormDialog>
  )
}

interface CustomItemFormProps {
  id: string
  element: RefObject<HTMLFormElement | null>
  onAdded: () => void
}

/** There while the dialog is open: each opening begins anew. */
function CustomItemForm({ id, element, onAdded }: CustomItemFormProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency, isVatSubject } = useCompany()
  const { form, rates, submit } = useCustomItem(onAdded)
  const { control } = form
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} ref={element} noValidate onSubmit={send}>
      <Flex direction="column" gap="4">
        <TextField
          control={control}
          name="designation"
          label={t('counter.custom.designation')}
          isRequired
          maxLength={120}
          autoComplete="off"
        />
        <PriceField control={control} name="price" label={t('counter.custom.price')} currency={currency} isRequired />
        {isVatSubject ? (
          <SelectField
            control={control}
            name="vatRate"
            label={t('counter.custom.vatRate')}
            options={rates.map((rate) => ({ value: String(rate), label: format.percent(milliRateFromNumber(rate)) }))}
            isRequired
          />
        ) : null}
      </Flex>
    </form>
  )
}
