import { expect, test } from '@jest/globals'
import { withUnits } from './with-units.ts'

test('a measure stays on one line, other words may be broken', () => {
  expect(withUnits('Huile d’olive extra vierge 1 L')).toBe('Huile d’olive extra vierge 1\u00a0L')
  expect(withUnits('Confiture, bocal 430 g, lot de 2 pots')).toBe('Confiture, bocal 430\u00a0g, lot de 2 pots')
  expect(withUnits('زيت زيتون، قارورة 750 مل')).toBe('زيت زيتون، قارورة 750\u00a0مل')
  expect(withUnits('Lait 2 litres')).toBe('Lait 2 litres')
})
