import { PHOTO_SIDES } from '@comptoir/contracts/photo-address'

/** Smaller files are sent as they are. */
const SMALL_BYTES = 600_000
/** What a browser draws as it is; others may move. */
const STILL: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/avif', 'image/heic', 'image/heif'])
const QUALITY = 0.9

/**
 * The same picture no larger than the product keeps it, upright, so that what a telephone takes is sent in a moment. The
 * file itself where it is small, where this browser cannot read it, or where nothing would be gained.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !STILL.has(file.type)) return file
  try {
    const shrunk = await drawn(file)
    return shrunk !== null && shrunk.size < file.size ? shrunk : file
  } catch {
    // The server says in words what is wrong with it.
    return file
  }
}

async function drawn(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, PHOTO_SIDES.full / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // Where WebP cannot be written a browser gives PNG, which keeps what is transparent.
    return await new Promise((resolve) =>
      canvas.toBlob(resolve, file.type === 'image/jpeg' ? file.type : 'image/webp', QUALITY),
    )
  } finally {
    bitmap.close()
  }
}
