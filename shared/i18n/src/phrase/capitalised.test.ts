import { expect, test } from '@jest/globals'
import { capitalised } from './capitalised.ts'

test.each([
  ['exporter les clients', 'Exporter les clients'],
  ['éditer', 'Éditer'],
  ['Déjà', 'Déjà'],
  ['تصدير الحرفاء', 'تصدير الحرفاء'],
  ['', ''],
])('%s begins a sentence as %s', (words, sentence) => {
  expect(capitalised(words)).toBe(sentence)
})
