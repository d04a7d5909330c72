import { PHOTO_SIDES } from '@comptoir/contracts/photo-address'
import type { PictureFault } from '../../../platform/files/picture-faults.ts'
import { redrawPhoto } from '../../../platform/files/pictures.ts'
import { addressKey } from './photo-address.rules.ts'
import type { DrawnPhoto } from './product-photos.repository.ts'

const SIDES = [PHOTO_SIDES.full, PHOTO_SIDES.tile, PHOTO_SIDES.thumbnail]

/** Draws a photo anew in its three sizes, before any connection is taken; or says why the file is none. */
export async function drawPhoto(
  companyId: string,
  secret: string,
  original: Buffer,
): Promise<DrawnPhoto | PictureFault> {
  const drawn = await redrawPhoto(companyId, original, SIDES)
  if (!Array.isArray(drawn)) return drawn
  const [full, tile, thumbnail] = drawn
  if (!full || !tile || !thumbnail) return 'unreadable'
  return { key: addressKey(secret, companyId, full.content), full, tile, thumbnail }
}
