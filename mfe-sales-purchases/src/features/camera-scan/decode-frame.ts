import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Codes that carry a check of their own: others would be read out of any stripes. */
const FORMATS = [
  ...[BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E],
  ...[BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE],
]
const CHANNELS = 4

/** Reads the code in a picture, for browsers that read none themselves; null where there is none. */
export function createDecoder(): (frame: Pick<ImageData, 'data' | 'width' | 'height'>) => string | null {
  const reader = new MultiFormatReader()
  reader.setHints(new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, FORMATS]]))
  return ({ data, width, height }) => {
    const source = new RGBLuminanceSource(greyOf(data), width, height)
    try {
      return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText()
    } catch {
      // That nothing was found comes as an error, and what was found by half too.
      return null
    }
  }
}

function greyOf(data: ImageData['data']): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / CHANNELS)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * CHANNELS, at * CHANNELS + CHANNELS - 1)
    grey[at] = (red + 2 * green + blue) / CHANNELS
  }
  return grey
}
