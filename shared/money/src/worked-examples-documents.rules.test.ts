import { describe, expect, test } from '@jest/globals'
import { computeDocument, explainedTotal, money, percentOf, roundCash, subtract } from './index.ts'
import { documentOf, example2, line, percent, tnd } from './testing/read-figures.ts'

const FODEC = { fodecRateMilli: percent('1') }
const STAMP = { stampMinor: tnd('1.000') }

describe('example 1: plain invoice, three rates, stamp', () => {
  const result = computeDocument(
    documentOf([line('A', '3', '12.345', '19'), line('B', '2', '8.500', '7'), line('C', '1', '40.000', '13')], STAMP),
  )

  test('each line has its net', () => {
    expect(result.lines.map((each) => each.netHtMinor)).toEqual([tnd('37.035'), tnd('17.000'), tnd('40.000')])
  })

  test('VAT is rounded once per rate', () => {
    expect(result.taxes.map((group) => [group.rateMilli, group.vatBaseMinor, group.vatMinor])).toEqual([
      [percent('7'), tnd('17.000'), tnd('1.190')],
      [percent('13'), tnd('40.000'), tnd('5.200')],
      [percent('19'), tnd('37.035'), tnd('7.037')],
    ])
  })

  test('totals', () => {
    expect(result.totals).toEqual({
      grossMinor: tnd('94.035'),
      lineDiscountMinor: 0,
      documentDiscountMinor: 0,
      netHtMinor: tnd('94.035'),
      exciseMinor: 0,
      fodecMinor: 0,
      vatMinor: tnd('13.427'),
      ttcMinor: tnd('107.462'),
      stampMinor: tnd('1.000'),
      totalMinor: tnd('108.462'),
    })
  })
})

describe('example 2: line discounts, document discount, weighed line', () => {
  const result = computeDocument(example2)

  test('every column of every line', () => {
    expect(
      result.lines.map((each) => [each.grossMinor, each.discountMinor, each.documentDiscountMinor, each.netHtMinor]),
    ).toEqual([
      [tnd('157.500'), tnd('19.688'), tnd('4.134'), tnd('133.678')],
      [tnd('25.332'), 0, tnd('0.760'), tnd('24.572')],
      [tnd('44.415'), tnd('2.221'), tnd('1.266'), tnd('40.928')],
    ])
  })

  test('the nets before the document discount', () => {
    const nets = result.lines.map((each) => each.grossMinor - each.discountMinor)
    expect(nets).toEqual([tnd('137.812'), tnd('25.332'), tnd('42.194')])
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(tnd('205.338'))
  })

  test('recap and totals', () => {
    expect(result.taxes.map((group) => [group.baseHtMinor, group.vatMinor])).toEqual([
      [tnd('24.572'), tnd('1.720')],
      [tnd('174.606'), tnd('33.175')],
    ])
    expect(result.totals).toMatchObject({
      documentDiscountMinor: tnd('6.160'),
      netHtMinor: tnd('199.178'),
      vatMinor: tnd('34.895'),
      ttcMinor: tnd('234.073'),
      totalMinor: tnd('235.073'),
    })
  })
})

describe('example 3: manufacturer with FODEC on two of three lines', () => {
  const result = computeDocument(
    documentOf(
      [
        line('A', '120', '4.275', '19', { ...FODEC, discount: { kind: 'rate', rateMilli: percent('10') } }),
        line('B', '35', '2.890', '7', FODEC),
        line('C', '1', '25.000', '19'),
      ],
      STAMP,
    ),
  )

  test('lines: gross, discount, base, FODEC share', () => {
    expect(result.lines.map((each) => [each.grossMinor, each.discountMinor, each.netHtMinor, each.fodecMinor])).toEqual(
      [
        [tnd('513.000'), tnd('51.300'), tnd('461.700'), tnd('4.617')],
        [tnd('101.150'), 0, tnd('101.150'), tnd('1.012')],
        [tnd('25.000'), 0, tnd('25.000'), 0],
      ],
    )
  })

  test('FODEC is rounded once and enters the VAT base', () => {
    expect(result.fodec).toEqual([{ rateMilli: percent('1'), baseMinor: tnd('562.850'), amountMinor: tnd('5.629') }])
    expect(result.taxes.map((group) => [group.fodecMinor, group.vatBaseMinor, group.vatMinor])).toEqual([
      [tnd('1.012'), tnd('102.162'), tnd('7.151')],
      [tnd('4.617'), tnd('491.317'), tnd('93.350')],
    ])
  })

  test('totals', () => {
    expect(result.totals).toMatchObject({
      netHtMinor: tnd('587.850'),
      fodecMinor: tnd('5.629'),
      vatMinor: tnd('100.501'),
      ttcMinor: tnd('693.980'),
      totalMinor: tnd('694.980'),
    })
  })
})

describe('example 4: why the rounding policy is fixed', () => {
  const prices = ['0.650', '1.950', '3.250', '4.550']

  test('VAT on the group, not the sum of rounded lines', () => {
    const byLine = prices.map((price) => percentOf(tnd(price), percent('19')))
    expect(byLine).toEqual([tnd('0.124'), tnd('0.371'), tnd('0.618'), tnd('0.865')])
    expect(byLine.reduce((sum, vat) => sum + vat, 0)).toBe(tnd('1.978'))
    const result = computeDocument(documentOf(prices.map((price) => line(price, '1', price, '19'))))
    expect(result.totals).toMatchObject({ netHtMinor: tnd('10.400'), vatMinor: tnd('1.976') })
    expect(result.lines.reduce((sum, each) => sum + each.vatMinor, 0)).toBe(tnd('1.976'))
  })

  test('FODEC on the total, spread on the groups, the first one taking the odd millime', () => {
    expect(2 * percentOf(tnd('10.050'), percent('1'))).toBe(tnd('0.202'))
    const result = computeDocument(
      documentOf([line('A', '1', '10.050', '7', FODEC), line('B', '1', '10.050', '19', FODEC)]),
    )
    expect(result.fodec).toEqual([{ rateMilli: percent('1'), baseMinor: tnd('20.100'), amountMinor: tnd('0.201') }])
    expect(result.taxes.map((group) => group.fodecMinor)).toEqual([tnd('0.101'), tnd('0.100')])
  })
})

const example5 = documentOf(
  [
    line('water', '6', '0.950', '19'),
    line('sugar', '2', '1.400', '7'),
    line('biscuit', '3', '2.990', '19'),
    line('book', '1', '12.500', '0'),
    line('cheese', '0.525', '28.900', '19'),
  ],
  { priceBasis: 'ttc', documentDiscount: { kind: 'rate', rateMilli: percent('5') } },
)

describe('example 5: counter ticket, tax included, 5 % off', () => {
  const result = computeDocument(example5)

  test('every column of every line', () => {
    expect(result.lines.map((each) => [each.grossMinor, each.documentDiscountMinor, each.netMinor])).toEqual([
      [tnd('5.700'), tnd('0.285'), tnd('5.415')],
      [tnd('2.800'), tnd('0.140'), tnd('2.660')],
      [tnd('8.970'), tnd('0.448'), tnd('8.522')],
      [tnd('12.500'), tnd('0.625'), tnd('11.875')],
      [tnd('15.173'), tnd('0.759'), tnd('14.414')],
    ])
    expect(result.lines.map((each) => each.totalMinor)).toEqual(result.lines.map((each) => each.netMinor))
  })

  test('HT per rate, VAT by difference', () => {
    expect(result.taxes.map((group) => [group.rateMilli, group.totalMinor, group.baseHtMinor, group.vatMinor])).toEqual(
      [
        [0, tnd('11.875'), tnd('11.875'), 0],
        [percent('7'), tnd('2.660'), tnd('2.486'), tnd('0.174')],
        [percent('19'), tnd('28.351'), tnd('23.824'), tnd('4.527')],
      ],
    )
    expect(result.totals).toMatchObject({
      grossMinor: tnd('45.143'),
      documentDiscountMinor: tnd('2.257'),
      netHtMinor: tnd('38.185'),
      vatMinor: tnd('4.701'),
      ttcMinor: tnd('42.886'),
      totalMinor: tnd('42.886'),
    })
  })

  test.each([
    ['0.005', '42.885', '-0.001'],
    ['0.010', '42.890', '0.004'],
    ['0.050', '42.900', '0.014'],
    ['0.100', '42.900', '0.014'],
  ])('cash in steps of %s is %s', (step, cash, gap) => {
    const rounded = roundCash(money(result.totals.totalMinor, 'TND'), tnd(step))
    expect(rounded).toEqual({ cash: money(tnd(cash), 'TND'), gapMinor: tnd(gap) })
    const trace = [...result.trace, { step: 'cashRounding', amountMinor: rounded.gapMinor } as const]
    expect(explainedTotal(trace)).toBe(tnd(cash))
  })

  test('change from 60 dinars in steps of 50 millimes', () => {
    const { cash } = roundCash(money(result.totals.totalMinor, 'TND'), tnd('0.050'))
    expect(subtract(money(tnd('60.000'), 'TND'), cash)).toEqual(money(tnd('17.100'), 'TND'))
  })

  test('a ticket stamp is added last', () => {
    expect(computeDocument({ ...example5, stampMinor: tnd('0.100') }).totals.totalMinor).toBe(tnd('42.986'))
  })
})

describe('example 6: from tax included to tax excluded', () => {
  test.each([
    ['24.990', '19', '21.000', '3.990'],
    ['1.400', '7', '1.308', '0.092'],
    ['9.900', '13', '8.761', '1.139'],
  ])('%s at %s %% is %s + %s', (price, rate, ht, vat) => {
    const { totals } = computeDocument(documentOf([line('A', '1', price, rate)], { priceBasis: 'ttc' }))
    expect(totals).toMatchObject({ netHtMinor: tnd(ht), vatMinor: tnd(vat), ttcMinor: tnd(price) })
  })

  test('with FODEC, and back to the same price', () => {
    const input = documentOf([line('A', '1', '24.990', '19', FODEC)], { priceBasis: 'ttc' })
    const result = computeDocument(input)
    expect(result.totals).toMatchObject({ netHtMinor: tnd('20.792'), fodecMinor: tnd('0.208'), vatMinor: tnd('3.990') })
    expect(result.taxes[0]?.vatBaseMinor).toBe(tnd('21.000'))
    const back = computeDocument(documentOf([line('A', '1', '20.792', '19', FODEC)]))
    expect(back.totals.ttcMinor).toBe(tnd('24.990'))
  })
})

test('example 9: sale under VAT suspension', () => {
  const lines = [line('A', '50', '22.400', '19', FODEC), line('B', '12', '9.750', '7')]
  const result = computeDocument(documentOf(lines, { ...STAMP, vatMode: 'suspended' }))
  expect(result.lines.map((each) => each.netHtMinor)).toEqual([tnd('1120.000'), tnd('117.000')])
  expect(result.taxes.map((group) => [group.vatBaseMinor, group.vatMinor, group.suspendedVatMinor])).toEqual([
    [tnd('117.000'), 0, tnd('8.190')],
    [tnd('1131.200'), 0, tnd('214.928')],
  ])
  expect(result.taxes.reduce((sum, group) => sum + group.suspendedVatMinor, 0)).toBe(tnd('223.118'))
  expect(result.totals).toMatchObject({
    netHtMinor: tnd('1237.000'),
    fodecMinor: tnd('11.200'),
    vatMinor: 0,
    ttcMinor: tnd('1248.200'),
    totalMinor: tnd('1249.200'),
  })
})

test.each([
  [true, '2.500', '252.500', '47.975', '300.475'],
  [false, '2.000', '252.000', '47.880', '299.880'],
])('example 10: excise, in the FODEC base: %s', (exciseInFodecBase, fodec, vatBase, vat, ttc) => {
  const lines = [line('A', '1', '200.000', '19', { ...FODEC, exciseRateMilli: percent('25') })]
  const { totals, taxes } = computeDocument(documentOf(lines, { exciseInFodecBase }))
  expect(taxes[0]?.vatBaseMinor).toBe(tnd(vatBase))
  expect(totals).toMatchObject({
    exciseMinor: tnd('50.000'),
    fodecMinor: tnd(fodec),
    vatMinor: tnd(vat),
    ttcMinor: tnd(ttc),
  })
})
