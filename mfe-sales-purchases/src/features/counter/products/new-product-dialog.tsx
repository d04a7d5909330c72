import { type FormEvent, useId, useRef } from 'react'
import { Button, FormDialog, useTranslation } from '@comptoir/platform'
import { PricedNameFields } from '../priced-name/priced-name-fields.tsx'
import type { AskedProduct } from './use-asked-product.ts'
import { useNewProduct } from './use-new-product.ts'

export interface NewProductDialogProps {
  /** What was scanned or typed, and is in the catalogue under no product. */
  asked: AskedProduct
  onClose: () => void
  onCreated: () => void
}

/** An unknown code becomes a product: its name, its price and its VAT rate. All else is added in the back office. */
export function NewProductDialog({ asked: { code, isOpen }, onClose, onCreated }: NewProductDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const { form, rates, submit } = useNewProduct(code, onCreated)
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => element.current?.querySelector<HTMLElement>('[name=designation]') ?? null}
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
      <form id={formId} ref={element} noValidate onSubmit={send}>
        <PricedNameFields form={form} rates={rates} longestName={250} />
      </form>
    </FormDialog>
  )
}
