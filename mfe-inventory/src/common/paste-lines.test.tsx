import { expect, test } from '@jest/globals'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { aPage, fakeApi, patternOf, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../testing/a-place.ts'
import { aProduct } from '../testing/a-product.ts'
import { held } from '../testing/held.ts'
import { PasteLines, type PasteWords } from './paste-lines.tsx'

const words: PasteWords = {
  ...{ open: 'Paste', title: 'Paste lines', text: '', label: 'Lines', read: 'Read', close: 'Done' },
  done: (count) => `${count} read`,
  unread: 'Not read',
  why: ({ row, why }) => `${row} ${why}`,
}

test('a line that could not be looked up is told apart from one of no product, and nobody leaves while lines are read', async () => {
  const answer = held()
  const read: string[] = []
  fakeApi().on('get', patternOf(PRODUCTS, 'paginated'), async ({ searchParams }) => {
    const code = searchParams.get('search[text]') ?? ''
    await answer.until
    if (code === 'LOST') return refusal('server.unavailable')
    return aPage(code === 'TH-1' ? [aProduct({ code })] : [])
  })
  const { user } = await renderPage(
    <PasteLines words={words} onRead={(found) => void read.push(...found.map(({ product }) => product.code))} />,
    at('products'),
  )
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste lines' }))
  await user.type(dialog.getByRole('textbox', { name: 'Lines' }), 'TH-1;1{Enter}NIX;1{Enter}LOST;1')
  await user.click(dialog.getByRole('button', { name: 'Read' }))
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
  answer.letGo()
  expect(await dialog.findByText('1 read')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 unknown NIX\t1',
    '3 lost LOST\t1',
  ])
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', false))
  expect(read).toEqual(['TH-1'])
})
