import { FormPage } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { ProductForm } from './product-form.tsx'
import { useProductForm } from './use-product-form.ts'

export function ProductCreatePage() {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const { form, onSubmit, isSaving, onCancel } = useProductForm()
  const title = t('products.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('products.form.createSubtitle')}
      breadcrumb={[{ label: t('products.title'), to: address.list }, { label: title }]}
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
