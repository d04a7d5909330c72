import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Package } from 'lucide-react'
import { renderKit } from '../../testing/render-kit.tsx'
import type { Column } from '../columns.ts'
import { ListPage } from '../list-page.tsx'
import { useListState } from '../use-list-state.ts'
import { LAYOUTS_KEY } from './list-layout.ts'

interface Product {
  id: string
}
const column = (id: string, more: Partial<Column<Product>> = {}): Column<Product> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
})
const COLUMNS = [
  column('name', { isPrimary: true, isSortable: true }),
  column('code'),
  column('brand'),
  column('unit', { isExtra: true }),
]

function Products({ name }: { name?: string }) {
  const list = useListState({
    ...(name === undefined ? {} : { name }),
    defaultSort: { field: 'name', direction: 'asc' },
  })
  const data = { data: [{ id: '1' }], meta: { total: 1, page: 1, limit: 25 } }
  const result = { data, error: null, isFetching: false, refetch: () => undefined }
  return (
    <ListPage
      title="Products"
      list={list}
      result={result}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{ icon: Package, title: '' }}
    />
  )
}

/** Shown on wide screens only, which a test has not. */
const WIDE = { hidden: true }

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const stored = () => JSON.parse(localStorage.getItem(LAYOUTS_KEY) ?? '{}') as unknown

beforeEach(() => {
  localStorage.removeItem(LAYOUTS_KEY)
  globalThis.dispatchEvent(new StorageEvent('storage', { key: LAYOUTS_KEY }))
})

const display = () => screen.getByRole('button', { name: 'Display', ...WIDE })

describe('columns', () => {
  test('are chosen one after the other, kept on the device, and put back', async () => {
    const { user } = await renderKit(<Products name="products" />, { language: 'en' })
    expect(heads()).toEqual(['name', 'code', 'brand'])
    await user.click(display())
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'unit' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'code' }))
    expect(heads()).toEqual(['name', 'brand', 'unit'])
    expect(stored()).toEqual({ products: { columns: ['brand', 'unit'], density: 'comfortable' } })
    await user.click(screen.getByRole('menuitem', { name: 'Standard columns' }))
    expect(heads()).toEqual(['name', 'code', 'brand'])
  })

  test('are not offered by a list whose layout is kept nowhere', async () => {
    await renderKit(<Products />, { language: 'en' })
    expect(screen.queryByRole('button', { name: 'Display', ...WIDE })).toBeNull()
  })
})

test('rows are put close together, and stay so', async () => {
  const { user } = await renderKit(<Products name="products" />, { language: 'en' })
  await user.click(display())
  const compact = await screen.findByRole('menuitemcheckbox', { name: 'Compact rows' })
  expect(compact.getAttribute('aria-checked')).toBe('false')
  await user.click(compact)
  expect(compact.getAttribute('aria-checked')).toBe('true')
  expect(stored()).toEqual({ products: { columns: null, density: 'compact' } })
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['columns that are none', JSON.stringify({ products: { columns: [1], density: 'compact' } })],
  ['another density', JSON.stringify({ products: { columns: null, density: 'dense' } })],
])('what is kept and damaged counts as absent: %s', async (_, kept) => {
  localStorage.setItem(LAYOUTS_KEY, kept)
  globalThis.dispatchEvent(new StorageEvent('storage', { key: LAYOUTS_KEY }))
  await renderKit(<Products name="products" />, { language: 'en' })
  expect(heads()).toEqual(['name', 'code', 'brand'])
})

test('where rows have no heads, a menu sorts', async () => {
  const { user, router } = await renderKit(<Products name="products" />, { language: 'en' })
  screen.getByRole('button', { name: 'Sorted by: name' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  const entry = screen.getByRole('menuitem', { name: 'name, descending' })
  await user.keyboard('{End}')
  await waitFor(() => expect(entry.hasAttribute('data-highlighted')).toBe(true))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-name'))
})
