import { beforeAll, expect, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, renderPage, reply } from '@comptoir/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { Paper } from './paper.tsx'
import { PaperSeller } from './paper-seller.tsx'

const SELLER = { name: 'Ben Salah & Fils', address: 'Rue de Rome', taxId: null }
const PHOTO = '/company/photo'

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined })
})

/** The same paper twice, as on the screen and on the sheet for the printer. */
const draw = (hasPhoto: boolean) =>
  renderPage(
    <>
      {['screen', 'sheet'].map((label) => (
        <Paper key={label} label={label} currency="TND">
          <PaperSeller seller={SELLER} />
        </Paper>
      ))}
    </>,
    { locales, session: aSession({ company: aCompany({ id: 'c1', hasPhoto }) }) },
  )

const pictures = (): (string | null)[] => [...document.images].map((image) => image.getAttribute('src'))

test('a paper carries the logo that the company uploaded, asked for once', async () => {
  const api = fakeApi().on('get', PHOTO, reply('picture'))
  await draw(true)
  await waitFor(() => expect(pictures()).toEqual(['blob:logo', 'blob:logo']))
  expect(api.callsTo('get', PHOTO)).toHaveLength(1)
  expect(document.querySelector('[data-print=coming]')).toBeNull()
})

test('without a logo it carries the name alone, and none is asked for', async () => {
  const api = fakeApi().on('get', PHOTO, reply('picture'))
  await draw(false)
  expect(screen.getAllByText(SELLER.name)).toHaveLength(2)
  expect(document.querySelectorAll('[role=document] :is(img, svg)')).toHaveLength(0)
  expect(api.callsTo('get', PHOTO)).toEqual([])
})

test('a logo that does not come, or cannot be shown, leaves no gap and keeps no printer waiting', async () => {
  const api = fakeApi().on('get', PHOTO, reply(undefined, 404))
  const { unmount } = await draw(true)
  await waitFor(() => expect(document.querySelector('[data-print=coming]')).toBeNull())
  expect(pictures()).toEqual([])
  unmount()
  api.on('get', PHOTO, reply('no picture'))
  await draw(true)
  await waitFor(() => expect(pictures()).toHaveLength(2))
  for (const image of [...document.images]) fireEvent.error(image)
  expect(pictures()).toEqual([])
})
