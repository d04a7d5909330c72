import { expect, jest, test } from '@jest/globals'
import type { ExportFormat } from '@comptoir/contracts/export'
import { screen, waitFor } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { ExportButtons } from './export-buttons.tsx'

/** Shown on wide screens only, which a test has not. */
const WIDE = { hidden: true }

const pdf = () => screen.getByRole('button', { name: 'Exporter en PDF', ...WIDE })
const xlsx = () => screen.getByRole('button', { name: 'Exporter en XLS', ...WIDE })
const csv = () => screen.getByRole('button', { name: 'Exporter en CSV', ...WIDE })

test('each button asks for its file', async () => {
  const save = jest.fn<(format: ExportFormat) => void>()
  const { user } = await renderKit(<ExportButtons exporting={{ save, running: null }} />)
  await user.click(pdf())
  await user.click(xlsx())
  await user.click(csv())
  expect(save.mock.calls).toEqual([['pdf'], ['xlsx'], ['csv']])
})

test('while a file is made its button is busy, the others wait, and neither asks again nor loses the focus', async () => {
  const save = jest.fn<(format: ExportFormat) => void>()
  const { user } = await renderKit(<ExportButtons exporting={{ save, running: 'pdf' }} />)
  expect([pdf().getAttribute('aria-busy'), xlsx().getAttribute('aria-busy')]).toEqual(['true', 'false'])
  for (const button of [pdf(), xlsx(), csv()]) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(document.activeElement).toBe(button)
  }
  expect(save).not.toHaveBeenCalled()
})

test('is told by its name in Arabic', async () => {
  await renderKit(<ExportButtons exporting={{ save: () => undefined, running: null }} />, { language: 'ar' })
  expect(screen.getAllByRole('button', WIDE).map((button) => button.getAttribute('aria-label'))).toEqual([
    'تصدير بصيغة PDF',
    'تصدير بصيغة XLS',
    'تصدير بصيغة CSV',
    'تصدير',
  ])
})

test('on a phone one button offers the three', async () => {
  const save = jest.fn<(format: ExportFormat) => void>()
  const { user } = await renderKit(<ExportButtons exporting={{ save, running: null }} />)
  const menu = screen.getByRole('button', { name: 'Exporter' })
  menu.focus()
  await user.keyboard('{Enter}')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Exporter en PDF',
    'Exporter en XLS',
    'Exporter en CSV',
  ])
  const csvItem = screen.getByRole('menuitem', { name: 'Exporter en CSV' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await user.keyboard('{End}')
  await waitFor(() => expect(csvItem.hasAttribute('data-highlighted')).toBe(true))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(save.mock.calls).toEqual([['csv']]))
})
