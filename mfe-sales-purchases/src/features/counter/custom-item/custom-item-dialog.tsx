import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { Button, FormDialog, useTranslation } from '@comptoir/platform'
import { PricedNameFields } from '../priced-name/priced-name-fields.tsx'
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
  const { form, rates, submit } = useCustomItem(onAdded)
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} ref={element} noValidate onSubmit={send}>
      <PricedNameFields form={form} rates={rates} longestName={120} />
    </form>
  )
}
