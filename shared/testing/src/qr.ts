import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { Printout } from './escpos.ts'

type Picture = Pick<Printout, 'width' | 'height' | 'isBlack'>

const [WHITE, BLACK] = [255, 0]
const DOTS = 4
/** From how near it is looked at, one after the other: no reader finds every code from every distance. */
const LOOKS = [1, 1.3, 0.8, 1.7, 2.3] as const
const NOTHING_BESIDE = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** What the QR code in a picture says, as a scanner reads it. Throws where none can be read. */
export function qrTextIn(picture: Picture): string {
  for (const near of LOOKS) {
    try {
      return read(lookedAt(picture, near))
    } catch {
      // From another distance, then.
    }
  }
  throw new Error('no QR code can be read')
}

/** What the QR code says that an element draws as one path, in runs of a module's height. */
export function qrTextOf(path: string, modules: number): string {
  const dark = new Set<number>()
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let module = 0; module < Number(run); module += 1) dark.add(Number(y) * modules + Number(x) + module)
  const isBlack = (x: number, y: number): boolean => dark.has(y * modules + x)
  return read(lookedAt({ width: modules, height: modules, isBlack }, DOTS), NOTHING_BESIDE)
}

function lookedAt({ width, height, isBlack }: Picture, near: number): Picture {
  return {
    ...{ width: Math.floor(width * near), height: Math.floor(height * near) },
    isBlack: (x, y) => isBlack(Math.floor(x / near), Math.floor(y / near)),
  }
}

function read({ width, height, isBlack }: Picture, hints?: Map<DecodeHintType, boolean>): string {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    isBlack(at % width, Math.floor(at / width)) ? BLACK : WHITE,
  )
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(grey, width, height)))
  return new QRCodeReader().decode(bitmap, hints).getText()
}
