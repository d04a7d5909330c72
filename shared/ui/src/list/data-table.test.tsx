import { describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { renderKit } from '../testing/render-kit.tsx'
import type { Column } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { Sort } from './list-url.ts'

interface Product {
  id: string
  name: string
  stock: number
}
const PRODUCTS: Product[] = [
  { id: '1', name: 'Harissa', stock: 4 },
  { id: '2', name: 'Couscous', stock: 9 },
]
const COLUMNS: Column<Product>[] = [
  { id: 'name', header: 'Produit', isSortable: true, isPrimary: true, cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', isNumeric: true, cell: ({ stock }) => stock },
]

const draw = (props: Partial<DataTableProps<Product>> = {}) =>
  renderKit(
    <DataTable
      label="Produits"
      columns={COLUMNS}
      rows={PRODUCTS}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...props}
    />,
  )

function Sorted({ onSort }: { onSort: (sort: Sort) => void }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const change = (next: Sort): void => {
    setSort(next)
    onSort(next)
  }
  return (
    <DataTable
      label="Produits"
      columns={COLUMNS}
      rows={PRODUCTS}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={change}
    />
  )
}

describe('sorting', () => {
  test('goes ascending, descending, ascending, says so, and leaves the rows in the order of the server', async () => {
    const onSort = jest.fn<(sort: Sort) => void>()
    const { user } = await renderKit(<Sorted onSort={onSort} />)
    const head = screen.getByRole('columnheader', { name: 'Produit' })
    expect(head.getAttribute('aria-sort')).toBe('none')
    await user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await user.click(within(head).getByRole('button'))
    expect(onSort.mock.calls.map(([sort]) => sort.direction)).toEqual(['asc', 'desc', 'asc'])
    expect(screen.getAllByRole('row').map((row) => row.textContent)[1]).toContain('Harissa')
  })

  test('is reached and pressed by keyboard; a column that does not sort has no button', async () => {
    const onSortChange = jest.fn()
    const { user } = await draw({ onSortChange })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onSortChange).toHaveBeenCalledWith({ field: 'name', direction: 'asc' })
    expect(within(screen.getByRole('columnheader', { name: 'Stock' })).queryByRole('button')).toBeNull()
  })
})

describe('rows', () => {
  test('open by a click anywhere in them and by keyboard on their name', async () => {
    const onRowClick = jest.fn()
    const { user } = await draw({ onRowClick })
    await user.click(screen.getByRole('cell', { name: '9' }))
    expect(onRowClick).toHaveBeenLastCalledWith(PRODUCTS[1])
    screen.getByRole('button', { name: 'Harissa' }).focus()
    await user.keyboard('{Enter}')
    expect(onRowClick).toHaveBeenLastCalledWith(PRODUCTS[0])
    expect(onRowClick).toHaveBeenCalledTimes(2)
  })

  test('with an address are links, and the whole row follows them', async () => {
    const { user, router } = await draw({ rowTo: ({ id }) => `/products/${id}` })
    expect(screen.getByRole('link', { name: 'Harissa' }).getAttribute('href')).toBe('/products/1')
    await user.click(screen.getByRole('cell', { name: '9' }))
    expect(router.state.location.pathname).toBe('/products/2')
  })

  test('offer their actions in a menu that names the row, without opening it', async () => {
    const onRowClick = jest.fn()
    const onSelect = jest.fn()
    const { user } = await draw({
      onRowClick,
      rowActions: () => [{ id: 'delete', label: 'Supprimer', isDanger: true, onSelect }],
    })
    await user.click(screen.getByRole('button', { name: 'Actions pour Couscous' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(onRowClick).not.toHaveBeenCalled()
  })

  test('are chosen one by one or all together', async () => {
    const onChange = jest.fn<(selected: ReadonlySet<string>) => void>()
    const { user } = await draw({ selection: { selected: new Set(['1']), onChange } })
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Couscous' }))
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['1', '2'])
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /toutes les lignes/ })
    expect(all.indeterminate).toBe(true)
  })

  test('are chosen by a click anywhere in them, where nothing is opened by it', async () => {
    const onChange = jest.fn<(selected: ReadonlySet<string>) => void>()
    const { user } = await draw({ selection: { selected: new Set(['1']), onChange } })
    await user.click(screen.getByText('Couscous'))
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['1', '2'])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('are opened by a click, not chosen, where both can be', async () => {
    const [onChange, onRowClick] = [jest.fn<(selected: ReadonlySet<string>) => void>(), jest.fn()]
    const { user } = await draw({ selection: { selected: new Set(), onChange }, onRowClick })
    await user.click(screen.getByRole('row', { name: /Couscous/ }))
    expect(onRowClick).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('the first load shows the head and a busy table, without rows to read', async () => {
  await draw({ rows: undefined, skeletonRows: 3 })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

describe('a page of many rows', () => {
  const drawn = jest.fn<(name: string) => void>()
  const COUNTED: Column<Product>[] = [
    {
      id: 'name',
      header: 'Produit',
      isPrimary: true,
      cell: ({ name }) => {
        drawn(name)
        return name
      },
    },
  ]

  function Ticked({ onEdit }: { onEdit: (ticked: number) => void }) {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        label="Produits"
        columns={COUNTED}
        rows={PRODUCTS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={() => [{ id: 'edit', label: 'Modifier', icon: Pencil, onSelect: () => onEdit(selected.size) }]}
        onRowClick={() => onEdit(selected.size)}
        selection={{ selected, onChange }}
      />
    )
  }

  test('draws for a tick its own row anew and no other, and what a row does is of the latest drawing', async () => {
    const onEdit = jest.fn<(ticked: number) => void>()
    const { user } = await renderKit(<Ticked onEdit={onEdit} />)
    drawn.mockClear()
    const [, first, second] = screen.getAllByRole<HTMLInputElement>('checkbox')
    if (!first || !second) throw new Error('every row has a tick box')
    await user.click(first)
    await user.click(second)
    expect(first.checked && second.checked).toBe(true)
    expect(drawn.mock.calls).toEqual([['Harissa'], ['Couscous']])
    await user.click(screen.getAllByTitle('Modifier')[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Couscous' }))
    expect(onEdit.mock.calls).toEqual([[2], [2]])
  })
})
