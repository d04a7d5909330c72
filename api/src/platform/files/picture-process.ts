// Runs by itself, once per picture: what a hostile one does to a decoder ends with this process.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [side = ''] = process.argv.slice(2)
/** Read from the picture's head, before anything is unpacked. */
const MAX_PIXELS = 30_000_000

sharp.cache(false)
sharp.concurrency(1)

const picture = await sharp(await buffer(process.stdin), {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  density: 144,
})
  .autoOrient()
  .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
  // Nothing of what the file said of camera, place or author is kept: only pixels are written.
  .webp({ quality: 90, alphaQuality: 100 })
  .toBuffer()
process.stdout.end(picture)
