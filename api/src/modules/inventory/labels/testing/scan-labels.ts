import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { typeset } from '../../../../platform/export/typeset.ts'
import type { LabelModel } from '../label-model.rules.ts'

const TEMPLATE = new URL('../labels.typ', import.meta.url)
const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
/** Finer than printers of labels, whose dots would not lie between the pixels of a picture. */
const DOTS_PER_MM = 10
const MM_IN_INCH = 25.4

let isPrepared = false

export interface Scanned {
  format: string
  text: string
}

/** A picture of the pages of a model, one below the other, set as they are printed. */
function pictureOf(model: LabelModel): Promise<Buffer> {
  const svg = typeset(TEMPLATE, model, (compiler, document) => compiler.plainSvg(document))
  return sharp(Buffer.from(svg), { density: DOTS_PER_MM * MM_IN_INCH, unlimited: true, limitInputPixels: false })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

/** What a scanner reads that is held before each label in turn. */
export async function scanLabels(model: LabelModel): Promise<Scanned[]> {
  if (!isPrepared) prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer } })
  isPrepared = true
  const { data, info } = await sharp(await pictureOf(model), { limitInputPixels: false })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const dots = { x: width / model.page.width, y: height / (model.page.height * model.pages.length) }
  const places = model.pages.flatMap((page, index) => page.map(({ x, y }) => ({ x, y: y + index * model.page.height })))
  const scanned: Scanned[] = []
  for (const { x, y } of places) {
    const [left, top] = [Math.floor(x * dots.x), Math.floor(y * dots.y)]
    const label = await sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
      .extract({
        left,
        top,
        width: Math.min(Math.floor(model.label.width * dots.x), width - left),
        height: Math.min(Math.floor(model.label.height * dots.y), height - top),
      })
      .png()
      .toBuffer()
    const found = await readBarcodes(new Uint8Array(label), { formats: ['EAN13', 'Code128', 'QRCode'] })
    scanned.push(...found.map(({ format, text }) => ({ format, text })))
  }
  return scanned
}
