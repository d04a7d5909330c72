// Runs by itself, once per picture: what a hostile one does to a decoder ends with this process.
import { buffer } from 'node:stream/consumers'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { faultOfBytes, PICTURE_FAULTS, type PictureFault } from './picture-faults.ts'
import { limitProcessorTime } from './processor-time.ts'

const [kinds, ...sides] = process.argv.slice(2)
/** Read from the picture's head, before anything is unpacked. */
const MAX_PIXELS = 30_000_000
/** A picture that takes longer to read was made to. */
const MAX_PROCESSOR_MS = 10_000
/** What a camera or a browser makes. Drawings, documents and the rest are read by nothing that is open here. */
const PHOTO_LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)

limitProcessorTime(MAX_PROCESSOR_MS)
sharp.cache(false)
sharp.concurrency(1)

function end(fault: PictureFault): never {
  process.exit(PICTURE_FAULTS[fault])
}

/** The head of a photo, or the reason why it is none. */
async function headOf(original: Buffer): Promise<Metadata> {
  const fault = faultOfBytes(original)
  if (fault !== null) end(fault)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: PHOTO_LOADERS })
  const head = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => end('wrongKind'))
  if ((head.pages ?? 1) > 1) end('animated')
  if (head.width * head.height > MAX_PIXELS) end('tooManyPixels')
  return head
}

/** Each picture after its length and its sides. Nothing of what the file said of camera, place or author is kept: only pixels are written. */
async function write(picture: Sharp, quality: number): Promise<void> {
  const { data, info } = await picture.webp({ quality, alphaQuality: 100 }).toBuffer({ resolveWithObject: true })
  process.stdout.write(new Uint8Array(new Uint32Array([data.length, info.width, info.height]).buffer))
  process.stdout.write(data)
}

const within = (side: string) =>
  ({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true }) as const

const original = await buffer(process.stdin)
if (kinds === 'photo') await headOf(original)
const [largest = '', ...others] = sides
const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: 144 })
  .autoOrient()
  .resize(within(largest))
  .toColourspace('srgb')
  .raw({ depth: 'uchar' })
  .toBuffer({ resolveWithObject: true })
const { width, height, channels } = info
const drawn = (): Sharp => sharp(data, { raw: { width, height, channels } })
await write(drawn(), 90)
for (const side of others) await write(drawn().resize(within(side)), 82)
