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
