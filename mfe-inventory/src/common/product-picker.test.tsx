import { beforeEach, expect, test } from '@jest/globals'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { aPage, fakeApi, patternOf, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { at } from '../testing/a-place.ts'
import { aProduct } from '../testing/a-product.ts'
import { held } from '../testing/held.ts'
import { ProductPicker } from './product-picker.tsx'

const FOUND = patternOf(PRODUCTS, 'paginated')
const words = {
  label: 'Find',
  hint: '',
  nothing: (text: string) => `nothing for ${text}`,
  lost: (text: string) => `${text} is lost`,
  found: (count: number) => `${count} found`,
}

let api: FakeApi
let picked: string[]

beforeEach(() => {
  api = fakeApi()
  picked = []
})

async function aPicker() {
  const { user } = await renderPage(
    <ProductPicker words={words} onPick={({ code }) => void picked.push(code)} />,
    at('products'),
  )
  return { user, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Find' }) }
}

test('scans that follow each other faster than they are looked up are each taken, in their order', async () => {
  const first = held()
  api.on('get', FOUND, async ({ searchParams }) => {
    const code = searchParams.get('search[text]') ?? ''
    if (code === 'A-1') await first.until
    return aPage([aProduct({ code, barcodes: [] })])
  })
  const { user, field } = await aPicker()
  await user.type(field, 'A-1{Enter}B-2{Enter}C-3{Enter}')
  expect(field.value).toBe('')
  expect(picked).toEqual([])
  first.letGo()
  await waitFor(() => expect(picked).toEqual(['A-1', 'B-2', 'C-3']))
})

test('a code of nothing is said, and does not stay in the way of the next one', async () => {
  api.on('get', FOUND, ({ searchParams }) =>
    aPage(searchParams.get('search[text]') === 'B-2' ? [aProduct({ code: 'B-2' })] : []),
  )
  const { user, field } = await aPicker()
  await user.type(field, 'NIX{Enter}B-2{Enter}')
  expect(await screen.findByText('nothing for NIX')).toBeTruthy()
  await waitFor(() => expect(picked).toEqual(['B-2']))
})

test('a code that could not be looked up is not said to be unknown', async () => {
  api.on('get', FOUND, refusal('server.unavailable'))
  const { user, field } = await aPicker()
  await user.type(field, 'A-1{Enter}')
  expect(await screen.findByText('A-1 is lost')).toBeTruthy()
  expect(screen.queryByText('nothing for A-1')).toBeNull()
  expect(picked).toEqual([])
})
