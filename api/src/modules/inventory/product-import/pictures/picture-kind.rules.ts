import type { PictureFileFault } from '@comptoir/contracts/inventory/product-import'
import { faultOfBytes } from '../../../../platform/files/picture-faults.ts'

const BEGINNINGS = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF8'),
]

/** What is known of a file by its first bytes; whether it can be drawn is seen when it is. */
export function faultOfPicture(file: Buffer): PictureFileFault | null {
  if (faultOfBytes(file) === 'heic') return 'heic'
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  const isAvif = file.toString('latin1', 4, 8) === 'ftyp'
  const isPhoto = isWebp || isAvif || BEGINNINGS.some((begin) => file.subarray(0, begin.length).equals(begin))
  return isPhoto ? null : 'notPicture'
}
