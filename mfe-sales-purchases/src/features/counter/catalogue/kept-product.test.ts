import { expect, test } from '@jest/globals'
import { aCatalogueProduct } from '../../../testing/a-catalogue-product.ts'
import { keptProduct, productOf } from './kept-product.ts'

test('a product is read as it was kept', () => {
  const plain = aCatalogueProduct()
  const full = aCatalogueProduct({
    ...{
      designation: 'Thé "vert"',
      designationEn: 'Green tea',
      designationAr: 'شاي أخضر',
      barcodes: ['6190000000024'],
    },
    ...{ unitId: 'piece', priceBasis: 'ht', isFodec: true, categoryId: 'drinks', subcategoryId: 'teas' },
    ...{ tracking: 'lots', discountIds: ['winter'] },
    packs: [{ id: 'pack', unitId: 'case', quantityMilli: 6000, priceMicro: 8_000_000, barcodes: ['6190000000031'] }],
    variant: { groupId: 'tea', designation: 'Thé', valueIds: ['green'] },
  })
  expect([plain, full].map(keptProduct).map(productOf)).toEqual([plain, full])
})
