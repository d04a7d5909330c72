import { expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { at } from '../testing/a-place.ts'
import { StockDot } from './stock-dot.tsx'

test.each([
  ['in', 142_000, '142'],
  ['low', 8_000, 'low'],
  ['out', 0, 'Out of stock'],
] as const)('%s is never told by colour alone', async (level, quantityMilli, text) => {
  await renderPage(<StockDot level={level} quantityMilli={quantityMilli} />, at('products'))
  expect(screen.getByText(text)).toBeTruthy()
})

test('that there is none of what need not be there alarms nobody', async () => {
  const { container } = await renderPage(<StockDot level="none" quantityMilli={0} />, at('products'))
  expect(container.textContent).toBe('0')
})
