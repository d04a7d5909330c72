import { PageSkeleton, useAddresses, useOpened, useSearchParams, useTranslation } from '@comptoir/platform'
import { FormPage } from '@comptoir/platform/forms'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { ProductForm } from './product-form.tsx'
import { ProductOutcome } from './product-outcome.tsx'
import { MODEL_PARAM } from './use-duplicate-action.ts'
import { useProductForm } from './use-product-form.ts'

/** A new product, empty or made after another one that the address names. */
export function ProductCreatePage() {
  const modelId = useSearchParams()[0].get(MODEL_PARAM)
  return modelId === null ? <ProductCreateForm /> : <ProductCopy modelId={modelId} />
}

function ProductCopy({ modelId }: { modelId: string }) {
  const { row, error, retry } = useOpened(PRODUCTS, modelId)
  if (row) return <ProductCreateForm key={row.id} model={row} />
  return error ? <ProductOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function ProductCreateForm({ model }: { model?: Product }) {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const { form, photos, onSubmit, isSaving, onCancel } = useProductForm({ model })
  const title = t('products.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={
        model ? t('products.form.copySubtitle', { name: model.designation }) : t('products.form.createSubtitle')
      }
      breadcrumb={[{ label: t('products.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('products.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <ProductForm form={form} photos={photos} model={model} />
    </FormPage>
  )
}
