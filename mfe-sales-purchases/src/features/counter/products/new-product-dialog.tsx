import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { milliRateFromNumber } from '@comptoir/money'
import { Button, Flex, FormDialog, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { PriceField, SelectField, TextField } from '@comptoir/platform/forms'
import { useNewProduct } from './use-new-product.ts'

export interface NewProductDialogProps {
  /** What was scanned or typed, and is in the catalogue under no product. */
  code: string
  isOpen: boolean
  onClose: () => void
  onCreated: () => void
}

/** An unknown code becomes a product: its name, its price and its VAT rate. All else is added in the back office. */
export function NewProductDialog({ code, isOpen, onClose, onCreated }: NewProductDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => form.current?.querySelector<HTMLElement>('[name=designation]') ?? null}
      title={t('counter.newProduct.title')}
      subtitle={t('counter.newProduct.subtitle', { code: `\u2066${code}\u2069` })}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counter.newProduct.create')}
          </Button>
        </>
      }
    >
      <NewProductForm id={formId} element={form} code={code} onCreated={onCreated} />
    </FormDialog>
  )
}

interface NewProductFormProps {
  id: string
  element: RefObject<HTMLFormElement | null>
  code: string
  onCreated: () => void
}

/** There while the dialog is open: each opening begins anew. */
function NewProductForm({ id, element, code, onCreated }: NewProductFormProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency, isVatSubject } = useCompany()
  const { form, rates, submit } = useNewProduct(code, onCreated)
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
          maxLength={250}
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
