import { FormPage } from '@comptoir/platform/forms'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { useTranslation, useAddresses } from '@comptoir/platform'
import { ProductForm } from './product-form.tsx'
import { useProductForm } from './use-product-form.ts'

export function ProductCreatePage() {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const { form, onSubmit, isSaving, onCancel } = useProductForm()
  const title = t('products.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('products.form.createSubtitle')}
      breadcrumb={[{ label: t('products.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('products.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <ProductForm form={form} />
    </FormPage>
  )
}
