/** Why a file is not taken as a photo, and the code with which the process that reads it ends. */
export const PICTURE_FAULTS = { unreadable: 1, wrongKind: 10, heic: 11, animated: 12, tooManyPixels: 13 } as const
export type PictureFault = keyof typeof PICTURE_FAULTS

/** Brands of files that hold pictures as telephones of Apple keep them, in an encoding that is under patents. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What is known of a file by its first bytes alone; null where it may be a photo. */
export function faultOfBytes(file: Buffer): PictureFault | null {
  if (isHeic(file)) return 'heic'
  return isMovingPng(file) ? 'animated' : null
}

/** The box that begins the file says what it is, and after that with what else it goes along. */
function isHeic(file: Buffer): boolean {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), 256))
  return HEIC_BRANDS.has(brands.slice(0, 4)) && !brands.includes('avif')
}

/** The control of an animation stands before the first picture; whoever does not know it sees that one only. */
function isMovingPng(file: Buffer): boolean {
  if (!file.subarray(0, PNG.length).equals(PNG)) return false
  const control = file.indexOf('acTL')
  return control !== -1 && control < file.indexOf('IDAT')
}
