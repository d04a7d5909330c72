import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { typeset } from '../typeset.ts'

const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
/** Finer than printers of labels, whose dots would not lie between the pixels of a picture. */
const DOTS_PER_MM = 10
const MM_IN_INCH = 25.4

let isPrepared = false

export interface Scanned {
  format: string
  text: string
}

/** A picture of the pages that a template makes of a model, one below the other, set as they are printed. */
export function pictureOf(template: URL, model: unknown): Promise<Buffer> {
  const svg = typeset(template, model, (compiler, document) => compiler.plainSvg(document))
  return sharp(Buffer.from(svg), { density: DOTS_PER_MM * MM_IN_INCH, unlimited: true, limitInputPixels: false })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

/** What a scanner reads in a picture. */
export async function scan(picture: Buffer): Promise<Scanned[]> {
  if (!isPrepared) prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer } })
  isPrepared = true
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['EAN13', 'Code128', 'QRCode'] })
  return found.map(({ format, text }) => ({ format, text }))
}
