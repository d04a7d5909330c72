import { describe, expect, test } from '@jest/globals'
import {
  LABEL_LAYOUT_NAMES,
  LABEL_LAYOUTS,
  labelsOnPage,
  A4,
  type LabelSymbol,
} from '@comptoir/contracts/inventory/labels'
import { labelModel, LEAST_MODULE, moduleOn, type LabelContent } from './label-model.rules.ts'
import { drawSymbol } from '../../../platform/export/symbols.ts'
import { textFor } from './label-text.rules.ts'
import { scanLabels } from './testing/scan-labels.ts'

const content = (symbol: LabelSymbol, text: string, over: Partial<LabelContent> = {}): LabelContent => ({
  name: 'Huile d’olive extra vierge du Cap Bon, bouteille de 1 litre',
  text,
  symbol: drawSymbol(symbol, text),
  price: '24,800 DT TTC',
  oldPrice: '27,550 DT',
  ...over,
})
const EAN = content('ean13', '6194098682157')
const CODE = content('code128', 'EPI-00412', { name: 'زيت زيتون بكر ممتاز' })
const QR = content('qr', 'EPI-00412/تونس'.slice(0, 9), { price: null, oldPrice: null })

describe('printed labels are read again by a scanner', () => {
  test.each(LABEL_LAYOUT_NAMES)('on %s', async (name) => {
    const model = labelModel(LABEL_LAYOUTS[name], [EAN, CODE, QR], { order: [0, 1, 2], start: 1, language: 'fr' })
    const scanned = await scanLabels(model)
    expect(scanned).toEqual([
      { format: 'EAN13', text: '6194098682157' },
      { format: 'Code128', text: 'EPI-00412' },
      { format: 'QRCode', text: 'EPI-00412' },
    ])
  })

  test('from a whole sheet, also where Arabic runs from the right', async () => {
    const layout = LABEL_LAYOUTS.a4x65
    const order = Array.from({ length: labelsOnPage(layout) }, () => 0)
    const scanned = await scanLabels(labelModel(layout, [EAN], { order, start: 1, language: 'ar' }))
    expect(scanned.map(({ text }) => text)).toEqual(order.map(() => EAN.text))
  })
})

describe('the layout', () => {
  test.each(LABEL_LAYOUT_NAMES)('%s lies on its paper, an EAN-13 wide enough on it', (name) => {
    const layout = LABEL_LAYOUTS[name]
    const { width, height } = layout.kind === 'sheet' ? A4 : layout
    expect(layout.left).toBeGreaterThanOrEqual(0)
    expect(layout.top).toBeGreaterThanOrEqual(0)
    expect(layout.left + (layout.columns - 1) * layout.stepX + layout.width).toBeLessThanOrEqual(width + 1e-9)
    expect(layout.top + (layout.rows - 1) * layout.stepY + layout.height).toBeLessThanOrEqual(height + 1e-9)
    expect(moduleOn(layout, EAN.symbol)).toBeGreaterThanOrEqual(LEAST_MODULE)
  })

  test('begins at the place asked for, and goes on on the next sheet', () => {
    const { pages } = labelModel(LABEL_LAYOUTS.a4x24, [EAN], { order: [0, 0, 0], start: 23, language: 'fr' })
    expect(pages.map((page) => page.map(({ x, y }) => [x, y]))).toEqual([
      [
        [70, 259.5],
        [140, 259.5],
      ],
      [[0, 0.5]],
    ])
  })

  test('has no module for a code that is too long for the label', () => {
    const long = drawSymbol('code128', 'REFERENCE-DU-FOURNISSEUR-0001')
    expect(moduleOn(LABEL_LAYOUTS.roll40x30, long)).toBeNull()
    expect(moduleOn(LABEL_LAYOUTS.roll40x30, drawSymbol('qr', 'REFERENCE-DU-FOURNISSEUR-0001'))).not.toBeNull()
  })
})

describe('symbols', () => {
  test('an EAN-13 has 95 modules between its quiet zones of eleven and seven', () => {
    const { width, boxes } = EAN.symbol
    expect(width).toBe(11 + 95 + 7)
    expect([boxes[0]?.[0], boxes.at(-1)?.[0]]).toEqual([11, 11 + 94])
  })

  test('hold what the product has that fits', () => {
    const product = { code: 'EPI-1', barcodes: ['00123', '6194098682158', '036000291452'] }
    expect(textFor('ean13', product)).toBe('0036000291452')
    expect(textFor('ean13', { ...product, barcodes: ['6194098682158'] })).toBeNull()
    expect(textFor('code128', product)).toBe('00123')
    expect(textFor('qr', { ...product, barcodes: [] })).toBe('EPI-1')
    expect(textFor('code128', { code: 'زيت', barcodes: [] })).toBeNull()
  })
})
