import { describe, expect, test } from '@jest/globals'
import type { ReturnShare } from './index.ts'
import {
  afterReturn,
  cashGap,
  computeDocument,
  computeReturnShare,
  computeWithholding,
  convert,
  convertBack,
  convertParts,
  expectedCash,
  lineAmountMinor,
  lineFromReading,
  money,
  readBarcode,
  returnableLines,
} from './index.ts'
import { documentOf, example2, line, micro, percent, tnd } from './testing/read-figures.ts'

const FODEC = { fodecRateMilli: percent('1') }
const STAMP = { stampMinor: tnd('1.000') }

describe('example 7: credit notes on example 2', () => {
  const sold = returnableLines(example2, computeDocument(example2))
  const first = computeReturnShare({ ...example2, lines: sold, returns: [{ id: 'A', quantityMilli: 4_000 }] })
  const second = computeReturnShare({
    ...example2,
    lines: afterReturn(sold, first),
    returns: [
      { id: 'A', quantityMilli: 6_000 },
      { id: 'B', quantityMilli: 4_000 },
      { id: 'C', quantityMilli: 2_350 },
    ],
  })

  test('four of ten pieces', () => {
    expect(first.lines.map((each) => [each.id, each.netHtMinor])).toEqual([['A', tnd('53.471')]])
    expect(first.taxes.map((group) => [group.rateMilli, group.baseHtMinor, group.vatMinor])).toEqual([
      [percent('19'), tnd('53.471'), tnd('10.159')],
    ])
    expect(first.totals.ttcMinor).toBe(tnd('63.630'))
  })

  test('everything left takes the remainder', () => {
    expect(second.lines.map((each) => each.netHtMinor)).toEqual([tnd('80.207'), tnd('24.572'), tnd('40.928')])
    expect(second.taxes.map((group) => [group.rateMilli, group.baseHtMinor, group.vatMinor])).toEqual([
      [percent('7'), tnd('24.572'), tnd('1.720')],
      [percent('19'), tnd('121.135'), tnd('23.016')],
    ])
    expect(second.totals.ttcMinor).toBe(tnd('170.443'))
    expect(first.totals.ttcMinor + second.totals.ttcMinor).toBe(tnd('234.073'))
  })

  test('three pieces returned one by one', () => {
    const input = documentOf([line('A', '3', '3.333333', '19')])
    const document = computeDocument(input)
    expect(document.totals).toMatchObject({ netHtMinor: tnd('10.000'), vatMinor: tnd('1.900') })
    let lines = returnableLines(input, document)
    const shares: ReturnShare[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      const share = computeReturnShare({ ...input, lines, returns: [{ id: 'A', quantityMilli: 1_000 }] })
      lines = afterReturn(lines, share)
      shares.push(share)
    }
    expect(shares.map(({ totals }) => totals.netHtMinor)).toEqual([tnd('3.333'), tnd('3.333'), tnd('3.334')])
    expect(shares.map(({ totals }) => totals.vatMinor)).toEqual([tnd('0.633'), tnd('0.633'), tnd('0.634')])
  })
})

describe('example 8: withholding', () => {
  test.each([
    ['1000.000', '1190.000', '1.5', true, '17.850', '1173.150'],
    ['850.000', '1011.500', '1.5', true, '15.173', '997.327'],
    ['840.336', '1000.000', '1', true, '10.000', '991.000'],
    ['840.335', '999.999', '1', false, '0', '1000.999'],
  ])('HT %s, TTC %s at %s %%', (ht, ttc, rate, isThresholdReached, withheld, received) => {
    const { totals } = computeDocument(documentOf([line('A', '1', ht, '19')], STAMP))
    expect(totals.ttcMinor).toBe(tnd(ttc))
    const { ttcMinor, stampMinor } = totals
    expect(
      computeWithholding({ ttcMinor, stampMinor, rateMilli: percent(rate), thresholdMinor: tnd('1000.000') }),
    ).toEqual({ isThresholdReached, withheldMinor: tnd(withheld), vatHeldBackMinor: 0, receivedMinor: tnd(received) })
  })

  const { totals, taxes } = computeDocument(documentOf([line('A', '1', '1842.375', '19', FODEC)], STAMP))
  const invoice = { ttcMinor: totals.ttcMinor, stampMinor: totals.stampMinor, thresholdMinor: tnd('1000.000') }

  test('the invoice with FODEC', () => {
    expect(totals).toMatchObject({ fodecMinor: tnd('18.424'), vatMinor: tnd('353.552'), ttcMinor: tnd('2214.351') })
    expect(taxes[0]?.vatBaseMinor).toBe(tnd('1860.799'))
  })

  test.each([
    ['1', '22.144', '2193.207'],
    ['1.5', '33.215', '2182.136'],
  ])('at %s %% with FODEC', (rate, withheld, received) => {
    const result = computeWithholding({ ...invoice, rateMilli: percent(rate) })
    expect(result).toMatchObject({ withheldMinor: tnd(withheld), receivedMinor: tnd(received) })
  })

  test('a public buyer also holds back a quarter of the VAT', () => {
    const vatHoldback = { vatMinor: totals.vatMinor, rateMilli: percent('25') }
    const result = computeWithholding({ ...invoice, rateMilli: percent('1'), vatHoldback })
    expect(result).toMatchObject({ vatHeldBackMinor: tnd('88.388'), receivedMinor: tnd('2104.819') })
  })
})

describe('example 11: foreign currency', () => {
  const rateMicro = micro('3.3725')

  test('an export invoice in euros', () => {
    const { totals } = computeDocument({ ...documentOf([line('A', '1', '480', '0')]), currency: 'EUR' })
    expect(totals).toMatchObject({ netHtMinor: 480_00, vatMinor: 0, totalMinor: 480_00 })
    expect(convert(money(totals.totalMinor, 'EUR'), rateMicro, 'TND')).toEqual(money(tnd('1618.800'), 'TND'))
  })

  test('a domestic invoice in euros: the converted parts add up to the converted total', () => {
    const { totals } = computeDocument({ ...documentOf([line('A', '1', '480', '19')]), currency: 'EUR' })
    expect(totals).toMatchObject({ vatMinor: 91_20, ttcMinor: 571_20 })
    expect(convert(money(totals.ttcMinor, 'EUR'), rateMicro, 'TND')).toEqual(money(tnd('1926.372'), 'TND'))
    expect(convertParts([totals.netHtMinor, totals.vatMinor], 'EUR', rateMicro, 'TND')).toEqual([
      tnd('1618.800'),
      tnd('307.572'),
    ])
  })

  test('the stamp is a dinar in any currency', () => {
    expect(convertBack(money(tnd('1.000'), 'TND'), rateMicro, 'EUR')).toEqual(money(30, 'EUR'))
  })
})

describe('example 12: weighed labels', () => {
  const rules = [
    { pattern: '21IIIIIWWWWWC', decimals: 3 },
    { pattern: '22IIIIIPPPPPC', decimals: 3 },
  ]
  const priceMicro = micro('28.900')

  test('a label by weight is priced', () => {
    expect(readBarcode('2100123005253', rules)?.reading).toEqual({
      kind: 'weight',
      productNumber: '00123',
      quantityMilli: 525,
    })
    expect(lineAmountMinor(525, priceMicro, 'TND')).toBe(tnd('15.173'))
  })

  test('a label by price gives the weight back and keeps its price', () => {
    const reading = readBarcode('2200123151735', rules)?.reading
    expect(reading).toEqual({ kind: 'price', productNumber: '00123', priceMicro: micro('15.173') })
    if (reading?.kind !== 'price') throw new Error('unread')
    expect(lineFromReading(reading, priceMicro, 'TND')).toEqual({
      quantityMilli: 525,
      unitPriceMicro: priceMicro,
      labelPriceMinor: tnd('15.173'),
    })
  })

  test('the label price wins over the price of the rounded weight', () => {
    const reading = { kind: 'price', productNumber: '00123', priceMicro: micro('15.180') } as const
    const labelled = lineFromReading(reading, priceMicro, 'TND')
    expect(lineAmountMinor(labelled.quantityMilli, priceMicro, 'TND')).not.toBe(tnd('15.180'))
    const lines = [{ ...line('A', '1', '1', '19'), ...labelled }]
    const result = computeDocument(documentOf(lines, { priceBasis: 'ttc' }))
    expect(result.totals.totalMinor).toBe(tnd('15.180'))
    expect(result.trace[0]).toMatchObject({ step: 'labelPrice', amountMinor: tnd('15.180') })
  })
})

test('example 13: closing a cash session', () => {
  const expected = expectedCash({
    floatMinor: tnd('100.000'),
    salesMinor: tnd('842.350'),
    refundsMinor: tnd('12.500'),
    paidOutMinor: tnd('25.000'),
    paidInMinor: tnd('50.000'),
    bankDropsMinor: tnd('600.000'),
  })
  expect(expected).toBe(tnd('354.850'))
  expect(cashGap(tnd('354.500'), expected)).toBe(tnd('-0.350'))
})
