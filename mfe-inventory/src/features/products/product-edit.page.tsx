import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { ExtensionSlot, PageSkeleton, useOpened, useParams, useTranslation, useAddresses } from '@comptoir/platform'
import { VariantsSection } from '../variants/index.ts'
import { ProductForm } from './product-form.tsx'
import { WhySection } from './prices/why-section.tsx'
import { ProductOutcome } from './product-outcome.tsx'
import { useProductForm } from './use-product-form.ts'

export function ProductEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(PRODUCTS, id)
  if (row) return <ProductEditForm key={`${row.id} ${row.version}`} product={row} reopen={reopen} />
  return error ? <ProductOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function ProductEditForm({ product, reopen }: { product: Product; reopen: () => void }) {
  const { t } = useTranslation('inventory')
  const address = useAddresses(PRODUCTS)
  const { form, photos, onSubmit, isSaving, onCancel, staleMessage } = useProductForm({ product })
  return (
    <FormPage
      title={product.designation}
      subtitle={t('products.form.editSubtitle')}
      breadcrumb={[{ label: t('products.title'), to: address.list() }, { label: product.designation }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('products.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <ProductForm form={form} photos={photos} product={product} />
      <WhySection productId={product.id} />
      <VariantsSection product={product} hasUnsavedWork={form.formState.isDirty} />
      <ExtensionSlot point="product.summary" productId={product.id} />
    </FormPage>
  )
}
