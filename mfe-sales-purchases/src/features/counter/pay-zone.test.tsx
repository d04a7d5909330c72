import { expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const CHEQUE = { id: '018f0000-0000-7000-8000-00000000c4e9', kind: 'cheque', name: 'Chèque' }

test('every part of paying has its place before there is anything to pay', async () => {
  const { page } = aShop({ methods: [CHEQUE, CASH_METHOD, CARD] })
  await renderPage(<CounterPage />, page)
  const part = await screen.findByRole('button', { name: 'Part' })
  expect(part).toHaveProperty('disabled', true)
  const notes = within(screen.getByRole('group', { name: 'Cash received' })).getAllByRole('button')
  expect(notes).toHaveLength(6)
  for (const note of notes) expect(note).toHaveProperty('disabled', true)
})

test('the sale before has the place of the change until something is sold, and is within reach after that', async () => {
  const { page } = aShop({ methods: [CASH_METHOD, CARD] })
  const { user } = await renderPage(<CounterPage />, page)
  const tea = await screen.findByRole('button', { name: /^Thé vert/ })
  const change = () =>
    within(screen.getByRole('region', { name: 'Payment' })).queryAllByText('Change', { selector: 'p' })
  expect(change()).toHaveLength(1)
  await user.click(tea)
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Print the last ticket' })).toBeTruthy()
  expect(change()).toHaveLength(0)
  await user.click(tea)
  expect(change()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Print the last ticket' })).toBeTruthy()
})
