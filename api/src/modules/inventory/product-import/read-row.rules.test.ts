import { describe, expect, test } from '@jest/globals'
import { IMPORT_COLUMNS, type ImportColumn } from '@comptoir/contracts/inventory/product-import'
import fc from 'fast-check'
import { readRow, type ReadRow, type RowPlan } from './read-row.rules.ts'

const plan: RowPlan = {
  positions: Object.fromEntries(IMPORT_COLUMNS.map((name, index) => [name, index])),
  columnCount: IMPORT_COLUMNS.length,
  isGuarded: true,
  vatRatesMilli: new Set([0, 7_000, 13_000, 19_000]),
  defaultVatRateMilli: 19_000,
  fodecRateMilli: 1000,
  unitDecimals: new Map([['coupon', 2]]),
  defaultPrice: null,
}

function cells(over: Partial<Record<ImportColumn, string>> = {}): string[] {
  const row: Partial<Record<ImportColumn, string>> = { designation: 'Harissa', code: 'H1', priceTtc: '1,500', ...over }
  return IMPORT_COLUMNS.map((name) => row[name] ?? '')
}

const read = (over: Partial<Record<ImportColumn, string>> = {}, other: Partial<RowPlan> = {}): ReadRow =>
  readRow(cells(over), { ...plan, ...other })
const problems = (over: Partial<Record<ImportColumn, string>>): string[] =>
  read(over).problems.map(({ column, problem, value }) => `${column} ${problem} ${value}`)

describe('a row of a catalogue file', () => {
  test('is read as a person means it', () => {
    const row = read({
      designation: '  Harissa \n du Cap ',
      category: ' Épices ',
      unit: 'Kg',
      barcode: '619 4098 682157',
      vatRate: '7 %',
      openingStock: '1 234,5',
    })
    expect(row).toMatchObject({
      designation: 'Harissa du Cap',
      category: 'Épices',
      brand: null,
      unit: 'Kg',
      barcodes: ['6194098682157'],
      code: 'H1',
      vatRateMilli: 7_000,
      openingMilli: 1_234_500,
      priceBasis: 'ttc',
      unitPriceMicro: 1_500_000,
      problems: [],
      warnings: [],
    })
  })

  test('without a code goes by its barcode, leading zeros kept', () => {
    expect(read({ code: '', barcode: '0000000001328' })).toMatchObject({
      code: '0000000001328',
      barcodes: ['0000000001328'],
      problems: [],
    })
    expect(problems({ code: '' })).toEqual(['code codeMissing '])
  })

  test('takes the tax-included price where both are given', () => {
    expect(read({ priceHt: '2.000', priceTtc: '2.380' })).toMatchObject({
      priceBasis: 'ttc',
      unitPriceMicro: 2_380_000,
    })
    expect(read({ priceHt: '1.260504', priceTtc: '' })).toMatchObject({
      priceBasis: 'ht',
      prices: { htMicro: 1_260_504, ttcMicro: 1_500_000 },
    })
  })

  test('without a price goes in and is told so, or takes the default', () => {
    expect(read({ priceTtc: '' })).toMatchObject({
      unitPriceMicro: 0,
      problems: [],
      warnings: [{ column: 'price', problem: 'priceMissing' }],
    })
    expect(read({ priceTtc: '0,000' }).warnings).toEqual([{ column: 'price', problem: 'priceMissing', value: '0,000' }])
    expect(read({ priceTtc: '' }, { defaultPrice: { basis: 'ht', micro: 5_000_000 } })).toMatchObject({
      priceBasis: 'ht',
      unitPriceMicro: 5_000_000,
      warnings: [],
    })
  })

  test('with a wrong check digit goes in and is told so', () => {
    expect(read({ barcode: '6194098682158' })).toMatchObject({
      problems: [],
      warnings: [{ column: 'barcode', problem: 'checkDigitWrong', value: '6194098682158' }],
    })
  })

  test.each<[Partial<Record<ImportColumn, string>>, string]>([
    [{ designation: ' ' }, 'designation designationMissing '],
    [{ designation: 'x'.repeat(251) }, `designation designationTooLong ${'x'.repeat(100)}`],
    [{ code: 'c'.repeat(41) }, `code codeTooLong ${'c'.repeat(41)}`],
    [{ barcode: '6,19409E+12' }, 'barcode barcodeInvalid 6,19409E+12'],
    [{ barcode: 'code barre' }, 'barcode barcodeInvalid code barre'],
    [{ barcode: '٦١٩' }, 'barcode barcodeInvalid ٦١٩'],
    [{ priceTtc: 'gratuit' }, 'priceTtc priceInvalid gratuit'],
    [{ priceTtc: '1.234,50' }, 'priceTtc priceInvalid 1.234,50'],
    [{ priceTtc: '1,2345678' }, 'priceTtc priceInvalid 1,2345678'],
    [{ priceTtc: '1000000000' }, 'priceTtc priceInvalid 1000000000'],
    [{ priceTtc: '', priceHt: '999999999' }, 'priceHt priceInvalid 999999999'],
    [{ priceTtc: '-5' }, 'priceTtc priceNegative -5'],
    [{ vatRate: '18' }, 'vatRate vatRateUnknown 18'],
    [{ vatRate: '0,19' }, 'vatRate vatRateUnknown 0,19'],
    [{ vatRate: 'exo' }, 'vatRate vatRateInvalid exo'],
    [{ vatRate: '-7' }, 'vatRate vatRateInvalid -7'],
    [{ openingStock: '-3' }, 'openingStock stockInvalid -3'],
    [{ openingStock: '1,2345' }, 'openingStock stockInvalid 1,2345'],
    [{ openingStock: '10000000,001' }, 'openingStock stockInvalid 10000000,001'],
    [{ unit: 'Coupon', openingStock: '1,255' }, 'openingStock stockTooFine 1,255'],
    [{ unit: 'Pièce', openingStock: '1,5' }, 'openingStock stockTooFine 1,5'],
    [{ brand: 'm'.repeat(81) }, `brand nameTooLong ${'m'.repeat(81)}`],
  ])('%j is kept out', (over, problem) => {
    expect(problems(over)).toEqual([problem])
  })

  test('names everything that is wrong at once', () => {
    expect(problems({ designation: '', priceTtc: '-1', vatRate: 'x' })).toEqual([
      'designation designationMissing ',
      'vatRate vatRateInvalid x',
      'priceTtc priceNegative -1',
    ])
  })

  test('whose cells have slipped is kept out; empty cells at the end do no harm', () => {
    expect(readRow(cells().slice(0, -1), plan).problems).toEqual([
      { column: 'row', problem: 'columnCount', value: String(IMPORT_COLUMNS.length - 1) },
    ])
    expect(readRow([...cells(), 'more'], plan).problems).toEqual([
      { column: 'row', problem: 'columnCount', value: String(IMPORT_COLUMNS.length + 1) },
    ])
    expect(readRow([...cells(), '', ' '], plan).problems).toEqual([])
  })

  test('without a rate takes the default, and is kept out when there is none', () => {
    expect(read({}, { defaultVatRateMilli: 13_000 }).vatRateMilli).toBe(13_000)
    expect(read({}, { defaultVatRateMilli: null }).problems).toEqual([
      { column: 'vatRate', problem: 'vatRateUnknown', value: '' },
    ])
  })

  test('never breaks on what a file can hold, and fits the catalogue when it is good', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '1', '-0', '٣', '1e9', '9'.repeat(30)),
    )
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 12 }), (row) => {
        const result = readRow(row, plan)
        expect(JSON.stringify(result.problems)).not.toMatch(/(?<![\\])\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])/)
        if (result.problems.length > 0) return
        expect([...result.designation].length).toBeGreaterThan(0)
        expect([...result.designation].length).toBeLessThanOrEqual(250)
        expect([...result.code].length).toBeLessThanOrEqual(40)
        expect(result.unitPriceMicro).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
