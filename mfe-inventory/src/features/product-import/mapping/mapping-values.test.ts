import { expect, test } from '@jest/globals'
import { IMPORT_COLUMNS } from '@comptoir/contracts/inventory/product-import'
import { COLUMNS } from './columns.ts'
import { checkInput, mappingValues } from './mapping-values.ts'

const USUAL = { matchBy: 'codeThenBarcode', onMatch: 'change' } as const

test('every column that the contract knows can be mapped', () => {
  expect([...COLUMNS].sort()).toEqual([...IMPORT_COLUMNS].sort())
})

test('a mapping that was read is sent as it was; what is open is left out', () => {
  const known = {
    mapping: { designation: 'Libellé', code: 'Réf' },
    defaults: { price: 1.5, priceBasis: 'ht' as const, vatRate: 7 },
    matchBy: 'barcode' as const,
    onMatch: 'leave' as const,
  }
  expect(checkInput(mappingValues(known))).toEqual(known)
  const bare = { mapping: { designation: 'Libellé', barcode: 'EAN' }, defaults: {}, ...USUAL }
  expect(checkInput(mappingValues(bare))).toEqual(bare)
})

test('without a price its basis says nothing and is not sent', () => {
  expect(checkInput(mappingValues({ mapping: {}, defaults: { priceBasis: 'ht' }, ...USUAL }))).toEqual({
    mapping: {},
    defaults: {},
    ...USUAL,
  })
})
