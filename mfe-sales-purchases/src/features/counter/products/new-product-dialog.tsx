import { useTranslation } from '@comptoir/platform'
import { AskDialog } from '../../../common/ask-dialog.tsx'
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
  const { form, rates, submit } = useNewProduct(code, onCreated)
  return (
    <AskDialog
      {...{ isOpen, onClose }}
      title={t('counter.newProduct.title')}
      subtitle={t('counter.newProduct.subtitle', { code: `\u2066${code}\u2069` })}
      sendLabel={t('counter.newProduct.create')}
      firstField="[name=designation]"
    >
      {(id) => (
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <PricedNameFields form={form} rates={rates} longestName={250} />
        </form>
      )}
    </AskDialog>
  )
}
