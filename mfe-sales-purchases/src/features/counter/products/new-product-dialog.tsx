import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { Button, FormDialog, useTranslation } from '@comptoir/platform'
import { PricedNameFields } from '../priced-name/priced-name-fields.tsx'
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
  const { form, rates, submit } = useNewProduct(code, onCreated)
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} ref={element} noValidate onSubmit={send}>
      <PricedNameFields form={form} rates={rates} longestName={250} />
    </form>
  )
}
