import { photoAddress } from '@comptoir/contracts/photo-address'
import type { Product } from '@comptoir/contracts/inventory/products'
import { Flex, Image, Skeleton, useTranslation } from '@comptoir/platform'
import { useToldOfProduct } from '../sheet-parts/use-told-of-product.ts'

const SIDE = '120px'

/** The photos of a product side by side, the main one first; nothing where it has none. */
export function SheetPhotos({ product }: { product: Product }) {
  return product.photo === null ? null : <Photos productId={product.id} main={product.photo} />
}

/** The main photo is known already, and stands there while the others come, or cannot. */
function Photos({ productId, main }: { productId: string; main: string }) {
  const { t } = useTranslation('inventory')
  const { data, isPending } = useToldOfProduct(productId, 'photos')
  const addresses = data?.map(({ address }) => address) ?? [main]
  return (
    <Flex
      gap="2"
      overflowX="auto"
      tabIndex={addresses.length > 3 ? 0 : undefined}
      role="group"
      aria-label={t('products.photos.title')}
    >
      {addresses.map((address, index) => (
        <Image
          key={address}
          src={photoAddress(address, 'tile')}
          alt={t('products.photos.place', { place: index + 1, total: addresses.length })}
          boxSize={SIDE}
          flexShrink={0}
          objectFit="cover"
          borderRadius="md"
          bg="bg.sunken"
        />
      ))}
      {isPending ? <Skeleton boxSize={SIDE} flexShrink={0} /> : null}
    </Flex>
  )
}
