import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A plain picture of that size; each colour makes another one. */
export function aPicture(width: number, height: number, background = '#2255dd'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** As a telephone held upright writes it: lying, with the turn, the place and the camera beside it. */
export function aPhonePicture(width: number, height: number): Promise<Buffer> {
  return aPicture(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '36/1 52/1 40/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 19/1 30/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A picture of two frames. */
export function aMovingPicture(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 0), Buffer.alloc(16 * 16 * 3, 255)])
  return sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .gif()
    .toBuffer()
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few bytes whose head promises as many pixels as asked for. */
export function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  return Buffer.concat([PNG, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(20)), chunk('IEND', Buffer.alloc(0))])
}

/** The same picture with the control of an animation before it. */
export function moving(png: Buffer): Buffer {
  const afterHead = PNG.length + 25
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return Buffer.concat([png.subarray(0, afterHead), control, png.subarray(afterHead)])
}
