import { describe, expect, test } from '@jest/globals'
import { renderKit } from '../testing/render-kit.tsx'
import { DateTime } from './date-time.tsx'
import { Money } from './money.tsx'
import { Percent } from './percent.tsx'
import { Quantity } from './quantity.tsx'
import { UnitPrice } from './unit-price.tsx'

describe('Money', () => {
  test('shows all decimals of the currency, grouped, with the customary symbol', async () => {
    const { container } = await renderKit(<Money amountMinor={1_284_500} currency="TND" />)
    expect(container.querySelector('bdi')?.textContent).toBe('1\u202F284,500\u00A0DT')
  })

  test('is isolated in Arabic and keeps the figure before the currency in reading order', async () => {
    const { container } = await renderKit(<Money amountMinor={63_110} currency="TND" />, { language: 'ar' })
    const bdi = container.querySelector('bdi')
    expect(bdi?.textContent).toBe('63,110\u00A0د.ت')
    expect(bdi?.getAttribute('dir')).toBe('auto')
  })

  test('keeps the minus at the front of the figure in Arabic', async () => {
    const { container } = await renderKit(<Money amountMinor={-4_290} currency="TND" />, { language: 'ar' })
    expect(container.querySelector('bdi')?.textContent).toBe('\u2066\u22124,290\u2069\u00A0د.ت')
  })

  test('writes a plus only where a difference is meant', async () => {
    const { container } = await renderKit(
      <>
        <Money amountMinor={500} currency="TND" sign="always" />
        <Money amountMinor={500} currency="TND" />
        <Money amountMinor={0} currency="TND" sign="always" />
      </>,
    )
    const texts = [...container.querySelectorAll('bdi')].map((each) => each.textContent)
    expect(texts).toEqual(['+0,500\u00A0DT', '0,500\u00A0DT', '0,000\u00A0DT'])
  })
})

test('a rate is left to right in every language', async () => {
  const { container } = await renderKit(<Percent rateMilli={19_000} />, { language: 'ar' })
  expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
  expect(container.querySelector('bdi')?.textContent).toContain('19\u00A0%')
})

test('a quantity shows the decimals it has, and its unit', async () => {
  const { container } = await renderKit(<Quantity quantityMilli={500} unit="kg" />)
  expect(container.textContent).toContain('0,5\u00A0kg')
})

test('a unit price shows more decimals than its currency when it has them', async () => {
  const { container } = await renderKit(<UnitPrice unitPriceMicro={5_882_353} currency="TND" hasSymbol={false} />)
  expect(container.querySelector('bdi')?.textContent).toBe('5,882353')
})

test('a moment is shown in the zone of the shop and machine-readable behind it', async () => {
  const { container } = await renderKit(<DateTime value="2026-01-05T23:30:00.000Z" timeZone="Africa/Tunis" />)
  const time = container.querySelector('time')
  expect(time?.textContent).toBe('06/01/2026 00:30')
  expect(time?.getAttribute('datetime')).toBe('2026-01-05T23:30:00.000Z')
})
