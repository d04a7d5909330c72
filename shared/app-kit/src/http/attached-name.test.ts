import { expect, test } from '@jest/globals'
import { attachedName } from './attached-name.ts'

test.each([
  [`attachment; filename="discounts.xlsx"; filename*=UTF-8''%D8%AA%D8%AE.xlsx`, 'تخ.xlsx'],
  ['attachment; filename="remises-2026-11-21.pdf"', 'remises-2026-11-21.pdf'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A.csv`, 'a.csv'],
  ['inline', null],
  [null, null],
])('%s names %s', (header, name) => {
  expect(attachedName(header)).toBe(name)
})
