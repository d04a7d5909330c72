import sharp from 'sharp'
import { pictureOf, scan, type Scanned } from '../../../../platform/export/testing/scan-print.ts'
import type { LabelModel } from '../label-model.rules.ts'

const TEMPLATE = new URL('../labels.typ', import.meta.url)

/** What a scanner reads that is held before each label in turn. */
export async function scanLabels(model: LabelModel): Promise<Scanned[]> {
  const { data, info } = await sharp(await pictureOf(TEMPLATE, model), { limitInputPixels: false })
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
    scanned.push(...(await scan(label)))
  }
  return scanned
}
