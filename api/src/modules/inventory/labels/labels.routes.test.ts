import { describe, expect, test } from '@jest/globals'
import type { LabelsInput } from '@comptoir/contracts/inventory/labels'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aDiscount } from '../../../../test/discounts.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { pagesOf } from '../../../platform/export/testing/read-sheet.ts'
import { labelsOf } from './labels.service.ts'

const open = setUpApp()

const asked = (products: LabelsInput['products'], over: Partial<LabelsInput> = {}): LabelsInput => ({
  layout: 'a4x24',
  start: 1,
  symbol: 'ean13',
  language: 'fr',
  price: 'taxIncluded',
  hasDiscount: true,
  products,
  ...over,
})
const IN_MARCH = new Date('2026-03-10T10:00:00.000Z')
const EAN = '6194098682157'

describe('labels of products', () => {
  test.each(['fr', 'ar'] as const)('come as a PDF of as many pages as they fill, in %s', async (language) => {
    const shop = await aShop(open())
    const keeper = await shop.as('stockKeeper')
    const { id } = await putProduct(await shop.as('manager'), { designation: 'زيت زيتون', barcodes: [EAN] })
    const answer = await keeper.post('labels', asked([{ id, count: 25 }], { language }), { 'accept-language': 'fr' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/filename="etiquettes-\d{4}-\d\d-\d\d\.pdf"/)
    expect(pagesOf(answer.rawPayload)).toBe(2)
  })

  test('show the price with its discount, struck out before it, in the language asked for', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { barcodes: [EAN], price: 24.8 })
    const printed = async (over: Partial<LabelsInput>) => {
      const { contents } = await inTransaction({ ...shop.ctx, now: IN_MARCH }, (ctx) =>
        labelsOf(ctx, asked([{ id, count: 1 }], over)),
      )
      const [label] = contents
      return [label?.price, label?.oldPrice].map((text) => text?.replaceAll('\u00A0', ' ') ?? null)
    }
    expect(await printed({})).toEqual(['24,800 DT TTC', null])
    await manager.post('discounts', aDiscount({ pourcentage: 10, products: [{ id }] }))
    expect(await printed({})).toEqual(['22,320 DT TTC', '24,800 DT'])
    expect(await printed({ hasDiscount: false, price: 'plain' })).toEqual(['24,800 DT', null])
    expect(await printed({ price: 'none' })).toEqual([null, null])
    expect((await printed({ language: 'ar' }))[0]).toContain('بالأداء')
  })

  test('have the name that the product has in the language asked for, else its designation', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const names = { designation: 'Huile d’olive', designationEn: 'Olive oil', designationAr: 'زيت زيتون' }
    const many = await putProduct(manager, names)
    const one = await putProduct(manager, { designation: 'Harissa' })
    const printed = async (language: LabelsInput['language']) => {
      const { contents } = await inTransaction({ ...shop.ctx, now: IN_MARCH }, (ctx) =>
        labelsOf(
          ctx,
          asked(
            [many, one].map(({ id }) => ({ id, count: 1 })),
            { language, symbol: 'code128' },
          ),
        ),
      )
      return contents.map(({ name }) => name)
    }
    expect(await printed('fr')).toEqual(['Huile d’olive', 'Harissa'])
    expect(await printed('en')).toEqual(['Olive oil', 'Harissa'])
    expect(await printed('ar')).toEqual(['زيت زيتون', 'Harissa'])
  })

  test('are refused in words where they could not be read, or are too many', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { code: 'REFERENCE-DU-FOURNISSEUR-0001' })
    const one = [{ id, count: 1 }]
    await refuses(manager.post('labels', asked(one)), 'label.noCode')
    await refuses(manager.post('labels', asked(one, { symbol: 'code128', layout: 'a4x65' })), 'label.tooWide')
    await refuses(manager.post('labels', asked(one, { start: 25 })), 'label.startBeyond')
    await refuses(manager.post('labels', asked([...one, { id, count: 2000 }])), 'label.tooMany')
    await refuses(manager.post('labels', asked([{ id: newId(), count: 1 }])), 'product.notFound')
    await refuses(manager.post('labels', asked([])), 'request.invalid')
  })

  test('are printed by who keeps the catalogue, and not of another company', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { barcodes: [EAN] })
    for (const role of ['cashier', 'accountant', 'readOnly'] as const)
      await refuses((await shop.as(role)).post('labels', asked([{ id, count: 1 }])), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('manager')
    await refuses(stranger.post('labels', asked([{ id, count: 1 }])), 'product.notFound')
  })
})
