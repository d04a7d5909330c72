import type { Product } from '@comptoir/contracts'
import { FormPage, notify, PageSkeleton, useParams, useTranslation } from '@comptoir/platform'
import { useOpened } from '../../common/use-opened.ts'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { ProductForm } from './product-form.tsx'
import { ProductOutcome } from './product-outcome.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useProductForm } from './use-product-form.ts'

export function ProductEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened<Product>('products', id)
  if (row) return <ProductEditForm key={`${row.id} ${row.version}`} product={row} reopen={reopen} />
  return error ? <ProductOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

interface ProductEditFormProps {
  product: Product
  /** Takes the product as it is now in the place of the form's; false when it could not be read. */
  reopen: () => Promise<boolean>
}

function ProductEditForm({ product, reopen }: ProductEditFormProps) {
  const { t } = useTranslation('inventory')
  const address = useProductsAddress()
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useProductForm(product)
  const reload = async (): Promise<void> => {
    if (!(await reopen())) notify.error(t('products.failed.title'))
  }
  return (
    <FormPage
      title={product.designation}
      subtitle={t('products.form.editSubtitle')}
      breadcrumb={[{ label: t('products.title'), to: address.list }, { label: product.designation }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('products.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      {staleMessage === null ? null : <StaleNotice message={staleMessage} onReload={() => void reload()} />}
      <ProductForm form={form} product={product} />
    </FormPage>
  )
}
