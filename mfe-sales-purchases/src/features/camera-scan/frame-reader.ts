/** The part of the browser's own reader of barcodes that is used here. */
interface NativeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

interface NativeReaders {
  new (options: { formats: readonly string[] }): NativeReader
  getSupportedFormats: () => Promise<readonly string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: NativeReaders
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']
/** Wider pictures take longer and show no more. */
const MOST_PX = 800

/** Reads the code that a video shows at this moment; null where it shows none. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader where it has one for what shops scan; else one that is fetched. */
export async function openFrameReader(): Promise<FrameReader> {
  const native = await openNative()
  if (native) return async (video) => (await native.detect(video))[0]?.rawValue ?? null
  const { createDecoder } = await import('./decode-frame.ts')
  const decode = createDecoder()
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (!drawing || videoWidth === 0) return null
    const scale = Math.min(1, MOST_PX / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height)
    return decode(drawing.getImageData(0, 0, canvas.width, canvas.height))
  }
}

async function openNative(): Promise<NativeReader | null> {
  const { BarcodeDetector } = window
  if (!BarcodeDetector) return null
  const known = await BarcodeDetector.getSupportedFormats()
  const formats = FORMATS.filter((format) => known.includes(format))
  return formats.includes('ean_13') ? new BarcodeDetector({ formats }) : null
}
