import type { UseFormReturn } from '@comptoir/platform/forms'
import type { Product } from '@comptoir/contracts/inventory/products'
import { ClassificationSection } from './form/classification-section.tsx'
import { IdentitySection } from './form/identity-section.tsx'
import { PriceSection } from './form/price-section.tsx'
import { PacksSection } from './packs/packs-section.tsx'
import type { PhotoQueue } from './photos/photo-queue.ts'
import { PhotosSection } from './photos/photos-section.tsx'
import type { ProductValues } from './product-values.ts'
import { StockSection } from './stock/stock-section.tsx'

export interface ProductFormProps {
  form: UseFormReturn<ProductValues>
  photos: PhotoQueue
  /** What is already known of the product: its stock, and the names behind its choices. */
  product?: Product
  /** After which a new one is made: the names behind the choices that it brings. */
  model?: Product | undefined
}

/** The fields of a product; it does not know whether the product is new. */
export function ProductForm({ form, photos, product, model }: ProductFormProps) {
  const { control, setValue } = form
  return (
    <>
      <IdentitySection control={control} />
      <PhotosSection queue={photos} productId={product?.id} />
      <ClassificationSection control={control} setValue={setValue} product={product ?? model} />
      <PriceSection control={control} />
      <PacksSection control={control} />
      <StockSection control={control} product={product} />
    </>
  )
}
