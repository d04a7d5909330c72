import { PHOTO_LIMITS } from '@comptoir/contracts/inventory/product-photos'
import type { TxCtx } from '../../../platform/context.ts'
import { countPhotoBytes, listPhotos } from './product-photos.queries.ts'
import { bytesOf, insertPhoto, lockProduct, type DrawnPhoto } from './product-photos.repository.ts'

/** What became of a photo: `known` where the product has it already, `gone` where the product is. */
export type PhotoOutcome = 'added' | 'known' | 'tooMany' | 'noSpace' | 'gone'

const GIBIBYTE = 1024 ** 3

/**
 * Adds photos behind those of a product, as far as they are other ones and there is room; with the id of each that was
 * added. For work on many products, which writes its own audit entry.
 */
export async function addDrawnPhotos(
  ctx: TxCtx,
  productId: string,
  photos: readonly DrawnPhoto[],
): Promise<{ outcome: PhotoOutcome; id: string | null }[]> {
  const product = await lockProduct(ctx, productId)
  if (!product) return photos.map(() => ({ outcome: 'gone', id: null }))
  const present = await listPhotos(ctx, productId)
  const keys = new Set(present.map(({ address }) => address.slice(address.lastIndexOf('/') + 1)))
  let bytes = await countPhotoBytes(ctx)
  const outcomes: { outcome: PhotoOutcome; id: string | null }[] = []
  for (const photo of photos) {
    const outcome = outcomeOf(photo, keys, bytes)
    if (outcome !== 'added') {
      outcomes.push({ outcome, id: null })
      continue
    }
    keys.add(photo.key)
    bytes += bytesOf(photo)
    outcomes.push({ outcome, id: await insertPhoto(ctx, productId, photo, keys.size) })
  }
  return outcomes
}

function outcomeOf(photo: DrawnPhoto, keys: ReadonlySet<string>, bytes: number): PhotoOutcome {
  if (keys.has(photo.key)) return 'known'
  if (keys.size >= PHOTO_LIMITS.ofProduct) return 'tooMany'
  return bytes + bytesOf(photo) > PHOTO_LIMITS.companyGigabytes * GIBIBYTE ? 'noSpace' : 'added'
}
