import { describe, expect, test } from '@jest/globals'
import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import fc from 'fast-check'
import { LANGUAGES } from '@comptoir/i18n'
import { numberFromMicro } from '@comptoir/money'
import { BASIS_WORDS, packsText } from '../products/index.ts'
import { readPacks } from './packs-cell.rules.ts'

const wrong = (cell: string): string[] => readPacks(cell).problems.map(({ problem, value }) => `${problem} ${value}`)

describe('a cell of packs', () => {
  test('is read as people write it', () => {
    const { packs, problems, suspicious } = readPacks(
      ' carton=24@41,500[6191234567890 / C-24 ];\nPack = 6 ; "Fût ""XL""; [50 L]" = 0.5 @ 3 ht ["A]", "1,2"; B];',
    )
    expect(problems).toEqual([])
    expect(suspicious).toEqual(['6191234567890'])
    expect(packs).toEqual([
      {
        unit: 'carton',
        quantityMilli: 24_000,
        price: { micro: 41_500_000, basis: null },
        barcodes: ['6191234567890', 'C-24'],
      },
      { unit: 'Pack', quantityMilli: 6000, price: null, barcodes: [] },
      {
        unit: 'Fût "XL"; [50 L]',
        quantityMilli: 500,
        price: { micro: 3_000_000, basis: 'ht' },
        barcodes: ['A]', '1,2', 'B'],
      },
    ])
  })

  test.each([
    ['Carton', 'packsUnreadable Carton'],
    ['Carton 24; Pack = 6', 'packsUnreadable Carton 24'],
    ['= 24', 'packsUnreadable = 24'],
    ['"" = 24', 'packsUnreadable "" = 24'],
    ['Carton = 24 [1', 'packsUnreadable Carton = 24 [1'],
    ['"Carton = 24', 'packsUnreadable "Carton = 24'],
    ['le "Carton" = 24', 'packsUnreadable le "Carton" = 24'],
    ['Carton = 24 @ 3 @ 4', 'packsUnreadable Carton = 24 @ 3 @ 4'],
    ['Carton = 24 [1] [2]', 'packsUnreadable Carton = 24 [1] [2]'],
    ['Carton = 24 [1] @ 3', 'packsUnreadable Carton = 24 [1] @ 3'],
    ['Carton = douze', 'packQuantityInvalid douze'],
    ['Carton = 0', 'packQuantityInvalid 0'],
    ['Carton = -1', 'packQuantityInvalid -1'],
    ['Carton = 1.2345', 'packQuantityInvalid 1.2345'],
    ['Carton = 10000001', 'packQuantityInvalid 10000001'],
    ['Carton = 24 @ cher', 'priceInvalid cher'],
    ['Carton = 24 @ TTC', 'priceInvalid TTC'],
    ['Carton = 24 @ 1000000000', 'priceInvalid 1000000000'],
    ['Carton = 24 @ -1 TTC', 'priceNegative -1 TTC'],
    ['Carton = 24 [6.19E+12]', 'barcodeInvalid 6.19E+12'],
    ['Carton = 24 ["é"]', 'barcodeInvalid é'],
    [`Carton = 24 [${Array.from({ length: 11 }, (_, index) => `C${index}`).join(', ')}]`, 'packBarcodesTooMany 11'],
    [Array.from({ length: 11 }, (_, index) => `Carton = ${index + 1}`).join(';'), 'tooManyPacks 11'],
    [`${'x'.repeat(81)} = 2`, `nameTooLong ${'x'.repeat(81)}`],
  ])('%s is refused', (cell, problem) => {
    expect(wrong(cell)).toEqual([problem])
  })

  test('says what was written into it, whatever units and barcodes are called', () => {
    const name = fc
      .array(fc.constantFrom(...'aZ9é=+-@\'";,|[]\\', ' ', 'HT', 'شاي', '\u00A0'), { minLength: 1, maxLength: 20 })
      .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
    const barcode = fc
      .string({ unit: fc.constantFrom(...'09aE"[];,=@|/-+.'), minLength: 1, maxLength: 32 })
      .filter((text) => !/\s/.test(text))
    const pack = fc.record({
      name,
      quantityMilli: fc.integer({ min: 1, max: 10_000_000_000 }),
      price: fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 }).map(numberFromMicro)),
      barcodes: fc.uniqueArray(barcode, { maxLength: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(pack, { maxLength: 10 }),
        fc.constantFrom<PriceBasis[]>('ht', 'ttc'),
        fc.constantFrom(...LANGUAGES),
        (packs, basis, language) => {
          const { packs: read, problems } = readPacks(packsText(packs, BASIS_WORDS[language][basis]))
          expect(problems).toEqual([])
          expect(read).toEqual(
            packs.map(({ name: unit, quantityMilli, price, barcodes }) => ({
              unit,
              quantityMilli,
              price: price === null ? null : { micro: Math.round(price * 1_000_000), basis },
              barcodes,
            })),
          )
        },
      ),
    )
  })
})
