import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { renderKit } from '../../testing/render-kit.tsx'
import type { Column } from '../columns.ts'
import { ListPage } from '../list-page.tsx'
import { useListState } from '../use-list-state.ts'

interface Brand {
  id: string
  name: string
}
const COLUMNS: Column<Brand>[] = [{ id: 'name', header: 'Brand', cell: ({ name }) => name, isPrimary: true }]
const ROWS = ['Cap Bon', 'Délice', 'El Medina', 'Vitalait'].map((name) => ({ id: name, name }))
const RESULT = {
  data: { data: ROWS, meta: { total: ROWS.length, page: 1, limit: 25 } },
  error: null,
  isFetching: false,
  refetch: () => undefined,
}

function Brands() {
  const list = useListState()
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <ListPage
      title="Brands"
      searchLabel="Search brands"
      list={list}
      result={RESULT}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ name }) => `/brands/${name}`}
      rowActions={() => [{ id: 'edit', label: 'Edit', onSelect: () => undefined }]}
      selection={{ selected, onChange }}
      bulkActions={[{ id: 'print', label: 'Print labels', onSelect: () => undefined }]}
      empty={{ icon: Tag, title: 'Nothing yet' }}
    />
  )
}

async function draw() {
  const { user, router } = await renderKit(<Brands />, { language: 'en' })
  const link = (name: string) => screen.getByRole('link', { name })
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
      .flatMap((box, index) => (box.checked ? [ROWS[index]?.name] : []))
  return {
    user,
    router,
    link,
    ticked,
    tick: (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` }),
  }
}

describe('the keys of a table', () => {
  test('arrows, Home and End go from row to row, and Enter opens', async () => {
    const { user, router, link } = await draw()
    link('Cap Bon').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(link('El Medina'))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(link('Délice'))
    await user.keyboard('{End}{ArrowDown}')
    expect(document.activeElement).toBe(link('Vitalait'))
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(link('Cap Bon'))
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/brands/Cap Bon')
  })

  test('the arrow down leads from the search to the first row', async () => {
    const { user, link } = await draw()
    await user.keyboard('/')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('Cap Bon'))
  })

  test('the space bar ticks, and Shift ticks on the way', async () => {
    const { user, link, ticked } = await draw()
    link('Délice').focus()
    await user.keyboard(' ')
    expect(ticked()).toEqual(['Délice'])
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(ticked()).toEqual(['Délice', 'El Medina', 'Vitalait'])
  })

  test('arrows on the button of a menu open the menu', async () => {
    const { user } = await draw()
    screen.getByRole('button', { name: 'Actions for Cap Bon' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menu')).toBeTruthy()
  })
})

describe('ticks', () => {
  test('with Shift go from the row that was touched before', async () => {
    const { user, ticked, tick } = await draw()
    await user.click(tick('Délice'))
    await user.keyboard('{Shift>}')
    await user.click(tick('Vitalait'))
    expect(ticked()).toEqual(['Délice', 'El Medina', 'Vitalait'])
    await user.click(tick('El Medina'))
    expect(ticked()).toEqual(['Délice'])
    await user.keyboard('{/Shift}')
  })

  test('bring what can be done with them, and go all at once', async () => {
    const { user, ticked, tick } = await draw()
    expect(screen.queryByRole('toolbar')).toBeNull()
    await user.click(tick('Délice'))
    expect(screen.getByRole('toolbar', { name: 'Selected: 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(ticked()).toEqual([])
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('leave the focus on the row that was ticked last', async () => {
    const { user, link } = await draw()
    link('Délice').focus()
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Clear the selection' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(link('Délice'))
  })
})

describe('the keys of the page', () => {
  test.each(['/', 'ظ'])('%s goes to the search, where it is a letter like others', async (key) => {
    const { user } = await draw()
    await user.keyboard(key)
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search brands' })
    expect(document.activeElement).toBe(search)
    expect(search.value).toBe('')
    await user.keyboard('a?/')
    expect(search.value).toBe('a?/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['?', '؟'])('%s tells what the keys do', async (key) => {
    const { user } = await draw()
    await user.keyboard(key)
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog.textContent).toContain('Select the row')
  })
})
