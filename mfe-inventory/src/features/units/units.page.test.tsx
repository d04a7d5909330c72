import { describe, expect, test } from '@jest/globals'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { fakeApi, quickListLaws, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aUnit } from '../../testing/a-unit.ts'
import { locales } from '../../testing/locales.ts'
import { mergeLaws } from '../../testing/merge-laws.tsx'
import { UnitsPage } from './units.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: UNITS,
  page: <UnitsPage />,
  locales,
  phrases: { en, ar },
  row: aUnit({ decimals: 2 }),
  blank: { decimals: 0 },
  kept: { decimals: 2 },
  isExported: true,
})

test('each shows how many products it has', async () => {
  const unit = aUnit()
  fakeApi().onList(UNITS, [unit])
  await renderPage(<UnitsPage />, at('units'))
  const row = within(await screen.findByRole('row', { name: new RegExp(unit.name) }))
  expect(row.getByText('12')).toBeTruthy()
})

describe('merging', () => {
  mergeLaws({
    declared: UNITS,
    page: <UnitsPage />,
    rows: [aUnit({ name: 'Alpha', version: 4 }), aUnit({ name: 'Omega' })],
    title: 'another unit of measure',
    into: /^Unit of measure that stays/,
  })
})
