import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { type ClosedSession, differenceCauses, type SessionTicket } from './difference-causes.rules.ts'

const [CASH, CARD] = ['cash', 'card']

function aTicket(id: string, given: Partial<SessionTicket> & { cash?: number; card?: number } = {}): SessionTicket {
  const { cash = 0, card = 0, ...rest } = given
  const receivedMinor = new Map([...(cash ? [[CASH, cash] as const] : []), ...(card ? [[CARD, card] as const] : [])])
  return {
    id,
    number: `T-${id}`,
    occurredAt: new Date(`2026-11-27T10:0${id}:00Z`),
    isLate: false,
    changeMinor: 0,
    receivedMinor,
    ...rest,
  }
}

interface Differences {
  cash?: number
  card?: number
}

function closed(differences: Differences, given: Partial<ClosedSession> = {}, countedMinor = 333_330): ClosedSession {
  const { cash = 0, card } = differences
  const ofCard =
    card === undefined ? [] : [{ paymentMethodId: CARD, isCash: false, countedMinor: 0, differenceMinor: card }]
  const methods = [{ paymentMethodId: CASH, isCash: true, countedMinor, differenceMinor: cash }, ...ofCard]
  return { currency: 'TND', openingFloatMinor: 100_000, methods, tickets: [], movementsMinor: [], ...given }
}

/** Each cause in words: its kind, and the tickets, pieces or method that it names. */
const told = (session: ClosedSession): string[] =>
  differenceCauses(session).map(({ kind, tickets, pieces, otherMethodId }) =>
    [kind, ...tickets.map(({ id }) => id), ...(pieces ?? []), ...(otherMethodId === null ? [] : [otherMethodId])].join(
      ' ',
    ),
  )

describe('causes of a difference', () => {
  test('are none where nothing lacks, and none where nothing explains it', () => {
    expect(told(closed({}, { tickets: [aTicket('1', { cash: 50_000, changeMinor: 1000 })] }))).toEqual([])
    expect(told(closed({ cash: -1235 }))).toEqual([])
  })

  test.each([
    ['paid by card, said to be cash', { cash: -12_345, card: 12_345 }, 'wrongMethod 1 card'],
    ['paid in cash, said to be by card', { cash: 7777, card: -7777 }, 'wrongMethod 2 cash'],
  ])('a ticket %s', (_, differences, cause) => {
    const tickets = [
      aTicket('1', { cash: 20_000, changeMinor: 7655 }),
      aTicket('2', { card: 7777 }),
      aTicket('3', { cash: 40_000, changeMinor: 1 }),
    ]
    expect(told(closed(differences, { tickets }))).toEqual([cause])
  })

  test('two methods that differ by as much the other way are told even where no single ticket fits', () => {
    expect(told(closed({ cash: -12_345, card: 12_345 }))).toEqual(['wrongMethod card'])
  })

  test('change that was kept, or given twice, with its tickets', () => {
    const tickets = [aTicket('1', { cash: 20_000, changeMinor: 6890 }), aTicket('2', { cash: 13_110 })]
    expect(told(closed({ cash: 6890 }, { tickets }))).toEqual(['change 1'])
    expect(told(closed({ cash: -6890 }, { tickets }))).toEqual(['change 1'])
  })

  test('a ticket whose money was not taken', () => {
    const tickets = [aTicket('1', { cash: 20_000, changeMinor: 6895 }), aTicket('2', { card: 4441 })]
    expect(told(closed({ cash: -13_105 }, { tickets }))).toEqual(['notPaid 1'])
    expect(told(closed({ card: -4441 }, { tickets }))).toEqual(['notPaid 2'])
  })

  test('two tickets whose money was not taken, those sold closest together first; nothing alone explains it', () => {
    const tickets = [
      aTicket('1', { cash: 16_800 }),
      aTicket('4', { cash: 12_100 }),
      aTicket('5', { cash: 16_800 }),
      aTicket('7', { card: 12_100 }),
    ]
    expect(told(closed({ cash: -28_900 }, { tickets }))).toEqual(['twoNotPaid 5 4', 'twoNotPaid 4 1'])
    expect(told(closed({ cash: 28_900 }, { tickets }))).toEqual([])
    const alone = [...tickets, aTicket('8', { cash: 28_900 })]
    expect(told(closed({ cash: -28_900 }, { tickets: alone }))).toEqual(['notPaid 8'])
  })

  test('a ticket whose money was not taken, beside cash that was recorded and did not move', () => {
    const tickets = [aTicket('1', { cash: 16_805 }), aTicket('2', { cash: 3_333 })]
    const movementsMinor = [-21_007, 3003]
    expect(told(closed({ cash: -19_808 }, { tickets, movementsMinor }))).toEqual(['ticketAndMovement 1 16805 3003'])
    expect(told(closed({ cash: 4202 }, { tickets, movementsMinor }))).toEqual(['ticketAndMovement 1 16805 21007'])
  })

  test('a note given or taken for another, with the tickets at which it can have been, the latest first', () => {
    const tickets = [
      aTicket('1', { cash: 50_000, changeMinor: 12_000 }),
      aTicket('2', { cash: 5_005, changeMinor: 0 }),
      aTicket('3', { cash: 20_000, changeMinor: 15 }),
    ]
    expect(told(closed({ cash: -40_000 }, { tickets }))[0]).toBe('wrongNote 1 10000 50000')
    expect(told(closed({ cash: -10_000 }, { tickets }))[0]).toBe('wrongNote 3 1 10000 20000')
    expect(told(closed({ cash: 30_000 }, { tickets }))).toEqual(['wrongNote 3 20000 50000'])
  })

  test('cash that was recorded as put in or taken out, and did not move or went the other way', () => {
    const movementsMinor = [-21_007, 3003]
    expect(told(closed({ cash: 21_007 }, { movementsMinor }))).toEqual(['movementMissed'])
    expect(told(closed({ cash: 42_014 }, { movementsMinor }))).toEqual(['wrongReason'])
    expect(told(closed({ cash: -3003 }, { movementsMinor }))).toEqual(['movementMissed'])
    expect(told(closed({ cash: 3003 }, { movementsMinor }))).toEqual([])
  })

  test('the float that nobody counted, digits exchanged, a roll of coins, a late ticket', () => {
    expect(told(closed({ cash: -100_000 }))).toContain('floatMissed')
    expect(told(closed({ cash: 9000 }))).toEqual([])
    expect(told(closed({ cash: 9000 }, {}, 154_000))).toEqual(['digits'])
    expect(told(closed({ cash: -2500 }))).toEqual(['roll 100 25'])
    const tickets = [aTicket('1', { cash: 9111, isLate: true }), aTicket('2', { cash: 222, isLate: true })]
    expect(told(closed({ cash: 222 }, { tickets }))).toEqual(['lateTicket 2'])
    expect(told(closed({ cash: 9333 }, { tickets }))).toEqual(['lateTicket 2 1'])
  })

  describe('with cash of other currencies', () => {
    const counted = (differenceMinor: number, foreignMinor: number, given: Partial<ClosedSession> = {}) => {
      const foreign = { countedMinor: 67_450, differenceMinor: foreignMinor }
      const cash = { paymentMethodId: CASH, isCash: true, countedMinor: 221_450, differenceMinor, foreign }
      return told(closed({}, { methods: [cash], ...given }))
    }

    test('causes of own notes and figures are sought in what is of the own currency, and not in the rest', () => {
      const tickets = [aTicket('1', { cash: 67_450, foreignMinor: 67_450, changeMinor: 62_200 })]
      expect(counted(-100_000, -100_000)).toEqual([])
      expect(counted(-67_450, -67_450, { tickets: [aTicket('2', { cash: 67_450 })] })).toEqual([])
      expect(counted(-100_003, -3)).toContain('floatMissed')
      // 154.000 was typed instead of 145.000.
      expect(counted(9003, 3)).toEqual(['digits'])
      expect(counted(-62_203, -3, { tickets })).toEqual(['change 1'])
    })

    test('a late ticket explains what is off by less than a minor unit for each ticket that was paid so', () => {
      const paid = (id: string, isLate: boolean) => aTicket(id, { cash: 3372, foreignMinor: 3372, isLate })
      const tickets = [paid('1', false), paid('2', true)]
      expect(counted(3373, 3373, { tickets })).toEqual(['lateTicket 2'])
      expect(counted(3374, 3374, { tickets })).toEqual([])
      expect(counted(3373, 0, { tickets: [aTicket('1', { cash: 3372, isLate: true })] })).toEqual([])
    })
  })

  test('are few, and in a currency that has no known notes they are those that need none', () => {
    const tickets = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) =>
      aTicket(String(each), { cash: 20_000, changeMinor: 10_000 }),
    )
    const [first, ...others] = differenceCauses(closed({ cash: -10_000 }, { tickets, movementsMinor: [10_000, 5000] }))
    const kinds = ['wrongReason', 'movementMissed', 'change', 'notPaid', 'wrongNote', 'roll']
    expect([first?.kind, ...others.map(({ kind }) => kind)]).toEqual(kinds)
    expect(others.map((cause) => cause.tickets.length)).toEqual([0, 5, 5, 5, 0])
    expect(told(closed({ cash: -10_000 }, { currency: 'USD' }))).toEqual([])
  })
})

test('whatever single ticket was paid otherwise than it says, it is found among the causes', () => {
  const amounts = fc.array(fc.integer({ min: 5, max: 500_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(amounts, fc.nat(39), fc.boolean(), (totals, at, isCash) => {
      const tickets = totals.map((total, index) =>
        aTicket(String(index % 10), { id: `t${index}`, [isCash ? 'cash' : 'card']: total }),
      )
      const index = at % totals.length
      const total = totals[index] ?? 0
      const differences = isCash ? { cash: -total, card: total } : { cash: total, card: -total }
      const found = differenceCauses(closed(differences, { tickets })).find(({ kind }) => kind === 'wrongMethod')
      const same = totals.filter((each) => each === total).length
      expect(found?.tickets.length).toBe(Math.min(5, same))
      if (same <= 5) expect(found?.tickets.map(({ id }) => id)).toContain(`t${index}`)
    }),
  )
})

test('whatever two tickets were not paid, two that come to as much are told unless something alone explains it', () => {
  const amounts = fc.array(fc.integer({ min: 5, max: 500_000 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(amounts, fc.nat(38), (totals, at) => {
      const tickets = totals.map((total, index) => aTicket(String(index % 10), { id: `t${index}`, cash: total }))
      const first = at % (totals.length - 1)
      const lackingMinor = (totals[first] ?? 0) + (totals[first + 1] ?? 0)
      const found = differenceCauses(closed({ cash: -lackingMinor }, { tickets }))
      const pair = found.find(({ kind }) => kind === 'twoNotPaid')
      if (!pair) expect(found).not.toEqual([])
      else {
        const sum = pair.tickets.reduce((all, { id }) => all + (totals[Number(id.slice(1))] ?? 0), 0)
        expect([pair.tickets.length, sum]).toEqual([2, lackingMinor])
      }
    }),
  )
})
