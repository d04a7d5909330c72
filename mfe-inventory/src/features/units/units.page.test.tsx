import { expect, test } from '@jest/globals'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { fakeApi, patternOf, quickListLaws, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aUnit } from '../../testing/a-unit.ts'
import { locales } from '../../testing/locales.ts'
import { UnitsPage } from './units.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({ declared: UNITS, page: <UnitsPage />, locales, phrases: { en, ar }, row: aUnit() })

test('each shows how many products it has', async () => {
  const unit = aUnit()
  fakeApi().onList(UNITS, [unit])
  await renderPage(<UnitsPage />, at('units'))
  const row = within(await screen.findByRole('row', { name: new RegExp(unit.name) }))
  expect(row.getByText('12')).toBeTruthy()
})

test('is had as a file, as it is filtered and sorted; a refusal is told', async () => {
  const api = fakeApi().onList(UNITS, [aUnit()])
  api.on(
    'get',
    patternOf(UNITS, 'export'),
    refusal('export.tooManyRowsForPdf', { params: { maxRows: 5000, maxSheetRows: 100_000 } }),
  )
  const { user } = await renderPage(<UnitsPage />, { ...at('units'), route: '/c1/p1/units?isActive=true&page=2' })
  await user.click(await screen.findByRole('button', { name: 'Export as PDF' }))
  expect(await screen.findByText(/more than 5,000 rows/)).toBeTruthy()
  const [call] = api.callsTo('get', patternOf(UNITS, 'export'))
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
    format: 'pdf',
    'filter[isActive]': 'true',
    'order[field]': 'name',
    'order[direction]': 'asc',
  })
  expect(screen.getByRole('button', { name: 'Export as XLS' }).getAttribute('aria-disabled')).toBe('false')
})
