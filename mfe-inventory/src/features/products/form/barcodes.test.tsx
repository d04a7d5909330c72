import { beforeEach, describe, expect, test } from '@jest/globals'
import { refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at } from '../../../testing/a-place.ts'
import { apiOfProductForm, field } from '../../../testing/a-product-form.ts'
import { ProductCreatePage } from '../product-create.page.tsx'

const creating = at('products/create')

let api: FakeApi

beforeEach(() => {
  api = apiOfProductForm()
})

describe('the barcodes of a new product', () => {
  test('are listed, told when they are there twice or unreadable, and taken away', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Barcodes/), '123{Enter}123{Enter}')
    expect(await screen.findByText('Barcode 123 is already in the list.')).toBeTruthy()
    const list = screen.getByRole('list', { name: 'Barcodes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await user.type(field(/^Barcodes/), 'àéè{Enter}')
    expect(await screen.findByText(/characters that scanners do not produce/)).toBeTruthy()
    await user.clear(field(/^Barcodes/))
    await user.click(screen.getByRole('button', { name: 'Remove barcode 123' }))
    expect(screen.queryByRole('list', { name: 'Barcodes' })).toBeNull()
  })

  test('one with a wrong check digit is pointed out and kept, and mended by one press', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Barcodes/), '6194098682158{Enter}')
    const listed = () => within(screen.getByRole('list', { name: 'Barcodes' })).getAllByRole('listitem')
    expect(await screen.findByText(/wrong check digit/)).toBeTruthy()
    expect(listed().map(({ textContent }) => textContent)).toEqual(['6194098682158'])
    await user.click(screen.getByRole('button', { name: 'Use 6194098682157' }))
    expect(listed().map(({ textContent }) => textContent)).toEqual(['6194098682157'])
    expect(screen.queryByText(/wrong check digit/)).toBeNull()
  })

  test('where there is none, the next free one is given, or it is said why not', async () => {
    const GIVE = '/:companyId/barcode-rules/give'
    api.on('post', GIVE, refusal('barcodeRule.noneToGive', { message: 'No rule gives codes' }))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.click(screen.getByRole('button', { name: 'Give a code' }))
    expect(await screen.findByText('No rule gives codes')).toBeTruthy()
    api.on('post', GIVE, reply({ barcode: '2000000000015' }, 201))
    await user.click(screen.getByRole('button', { name: 'Give a code' }))
    expect(await within(screen.getByRole('list', { name: 'Barcodes' })).findByText('2000000000015')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Give a code' })).toBeNull()
  })
})
