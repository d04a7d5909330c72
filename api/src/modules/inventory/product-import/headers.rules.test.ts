import { describe, expect, test } from '@jest/globals'
import { guessMapping, missingColumn, namedHeaders } from './headers.rules.ts'

describe('headers of a catalogue file', () => {
  test('every column gets a name of its own', () => {
    expect(namedHeaders([' Prix ', 'Prix', '', 'Code\nbarres', 'Prix', ' ', ''])).toEqual([
      'Prix',
      'Prix (2)',
      '#3',
      'Code barres',
      'Prix (3)',
    ])
  })

  test.each([
    [['barcode', 'designation'], { barcode: 'barcode', designation: 'designation' }],
    [
      ['StockCode', 'Description', 'Quantity', 'UnitPrice'],
      { code: 'StockCode', designation: 'Description', priceHt: 'UnitPrice' },
    ],
    [
      [
        'Réf.',
        'Libellé article',
        'Code-barres',
        'Famille',
        'Marque',
        'Unité',
        'P.U. H.T.',
        'PV TTC',
        'Taux TVA (%)',
        'Stock initial',
      ],
      {
        code: 'Réf.',
        designation: 'Libellé article',
        barcode: 'Code-barres',
        category: 'Famille',
        brand: 'Marque',
        unit: 'Unité',
        priceHt: 'P.U. H.T.',
        priceTtc: 'PV TTC',
        vatRate: 'Taux TVA (%)',
        openingStock: 'Stock initial',
      },
    ],
    [
      [
        'الرمز',
        'التسمية',
        'الرمز الشريطي',
        'الصنف',
        'العلامة التجارية',
        'وحدة القيس',
        'السعر باحتساب الأداءات',
        'نسبة الأداء',
        'المخزون',
      ],
      {
        code: 'الرمز',
        designation: 'التسمية',
        barcode: 'الرمز الشريطي',
        category: 'الصنف',
        brand: 'العلامة التجارية',
        unit: 'وحدة القيس',
        priceTtc: 'السعر باحتساب الأداءات',
        vatRate: 'نسبة الأداء',
        openingStock: 'المخزون',
      },
    ],
    [['Foo', 'Bar'], {}],
  ])('%j are understood', (headers, mapping) => {
    expect(guessMapping(headers)).toEqual(mapping)
  })

  test('a designation, and a code or a barcode, must be there', () => {
    const headers = ['a', 'b', 'c']
    expect(missingColumn({ code: 'a' }, headers)).toBe('designation')
    expect(missingColumn({ designation: 'a', brand: 'b' }, headers)).toBe('code')
    expect(missingColumn({ designation: 'a', barcode: 'b' }, headers)).toBeNull()
    expect(missingColumn({ designation: 'a', code: 'gone' }, headers)).toBe('gone')
  })
})
