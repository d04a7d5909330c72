import { expect, test } from '@jest/globals'
import { CORRECTED_CAUSES } from '@comptoir/contracts/sales/cash-sessions'
import * as fc from 'fast-check'
import { correctionMovements } from './correct-session.rules.ts'

const difference = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((minor) => minor !== 0)

test('whatever is set right, the difference is gone and each method comes to nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CORRECTED_CAUSES), difference, (kind, differenceMinor) => {
      const otherMethodId = kind === 'wrongMethod' ? 'card' : null
      const movements = correctionMovements({ id: 'c1', kind, paymentMethodId: 'cash', otherMethodId }, differenceMinor)
      const sumOf = (methodId: string, only?: string): number =>
        movements
          .filter((each) => each.paymentMethodId === methodId && (only === undefined || each.kind === only))
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      expect(sumOf('cash')).toBe(0)
      expect(sumOf('card')).toBe(0)
      expect(sumOf('cash', 'overShort')).toBe(-differenceMinor)
      // The other method had just as much too much, or too little.
      expect(sumOf('card', 'overShort')).toBe(otherMethodId === null ? 0 : differenceMinor)
    }),
  )
})
