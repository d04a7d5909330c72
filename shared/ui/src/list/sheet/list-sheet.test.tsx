import { describe, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { session } from '@comptoir/app-kit'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { deferred } from '../../deferred/deferred.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import type { Column } from '../columns.ts'
import { ListPage } from '../list-page.tsx'
import { useListState } from '../use-list-state.ts'
import type { RowSheetContentProps } from './list-sheet.ts'
import { RowSheet } from './row-sheet.tsx'
import { useRowSheet } from './use-row-sheet.ts'

interface Brand {
  id: string
  name: string
}
const COLUMNS: Column<Brand>[] = [{ id: 'name', header: 'Brand', cell: ({ name }) => name, isPrimary: true }]
const ROWS: Brand[] = ['Cap Bon', 'Délice', 'El Medina'].map((name) => ({ id: name.slice(0, 1), name }))
const RESULT = {
  data: { data: ROWS, meta: { total: 9, page: 1, limit: 25 } },
  error: null,
  isFetching: false,
  refetch: () => undefined,
}

function BrandSheet(given: RowSheetContentProps<Brand>) {
  const { id, row, frame } = useRowSheet(given)
  return (
    <RowSheet frame={frame} title={row?.name ?? `Brand ${id}`} history={{ entity: 'brand' }}>
      <input aria-label="Note" />
    </RowSheet>
  )
}
const part = deferred(async () => BrandSheet)

function Brands({ mayWrite }: { mayWrite: boolean }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <ListPage
      title="Brands"
      list={useListState()}
      result={RESULT}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      selection={{ selected, onChange }}
      sheet={{ part, editTo: mayWrite ? (id) => `/brands/${id}` : undefined }}
      empty={{ icon: Tag, title: 'Nothing yet' }}
    />
  )
}

async function draw(route = '/?page=2', mayWrite = true) {
  const kit = await renderKit(<Brands mayWrite={mayWrite} />, { language: 'en', route })
  const address = () => `${kit.router.state.location.pathname}${kit.router.state.location.search}`
  const opened = (name: string) => screen.findByRole('dialog', { name })
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const marked = () =>
    [...document.querySelectorAll('[role=row][aria-current=true]')].map(
      (row) => row.querySelector('[data-opens]')?.textContent,
    )
  return { ...kit, address, opened, closed, marked }
}

describe('the sheet of a row', () => {
  test('opens by a click beside the list, which keeps its place, and going back closes it', async () => {
    const { user, router, address, opened, closed, marked } = await draw()
    await user.click(screen.getByRole('link', { name: 'Délice' }))
    await opened('Délice')
    expect(address()).toBe('/?page=2&row=D')
    expect(marked()).toEqual(['Délice'])
    await act(() => router.navigate(-1))
    await closed()
    expect(address()).toBe('/?page=2')
    expect(marked()).toEqual([])
  })

  test('goes from row to row by keys and buttons, closes by Escape, and gives the focus to the row; one step back leaves', async () => {
    const { user, router, address, opened, closed, marked } = await draw()
    await act(() => router.navigate('/before'))
    await act(() => router.navigate('/?page=2'))
    screen.getByRole('link', { name: 'Cap Bon' }).focus()
    await user.keyboard('{Enter}')
    const sheet = await opened('Cap Bon')
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    await user.keyboard('{ArrowDown}')
    await opened('Délice')
    await user.keyboard('j')
    await opened('El Medina')
    expect(marked()).toEqual(['El Medina'])
    const next = screen.getByRole('button', { name: 'Next row' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await user.click(next)
    await user.keyboard('{ArrowUp}k{ArrowUp}')
    await opened('Cap Bon')
    await user.click(screen.getByRole('button', { name: 'Next row' }))
    await opened('Délice')
    await user.click(screen.getByRole('textbox', { name: 'Note' }))
    await user.keyboard('j')
    await opened('Délice')
    await user.keyboard('{Escape}')
    await closed()
    expect(address()).toBe('/?page=2')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Délice' })))
    await act(() => router.navigate(-1))
    expect(address()).toBe('/before')
  })

  test('opens by a link that somebody shared, also of a row on another page', async () => {
    const { user, address, opened, closed } = await draw('/?row=Vit&page=3')
    await opened('Brand Vit')
    expect(screen.getByRole('button', { name: 'Previous row' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
    expect(address()).toBe('/?page=3')
  })

  test('leads to the form of who may write; the name is a link to it for another tab', async () => {
    const { user, address, opened } = await draw()
    const link = screen.getByRole('link', { name: 'Délice' })
    expect(link.getAttribute('href')).toBe('/brands/D')
    // The browser of the tests opens no tabs.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/?page=2', null])
    await user.click(link)
    await opened('Délice')
    await user.click(screen.getByRole('link', { name: 'Edit' }))
    expect(address()).toBe('/brands/D')
  })

  test('is all that a row opens where somebody may not write', async () => {
    const { user, opened } = await draw('/', false)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Délice' }))
    await opened('Délice')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('leads who may read the audit trail to what was done to the row', async () => {
    const before = session.getState()
    const { user, opened, unmount } = await draw()
    await user.click(screen.getByRole('link', { name: 'Délice' }))
    await opened('Délice')
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull()
    unmount()
    session.setState({ user: { permissions: ['auditTrail.read'] } as never })
    const again = await draw('/', false)
    await again.user.click(screen.getByRole('button', { name: 'Délice' }))
    await again.opened('Délice')
    const link = screen.getByRole('link', { name: 'History' })
    expect(link.getAttribute('href')).toContain('auditTrail?entity=brand&record=D')
    act(() => session.setState(before, true))
  })

  test('leaves the ticks of rows alone, and its keys are told with the others', async () => {
    const { user } = await draw()
    await user.click(screen.getByRole('checkbox', { name: 'Select Délice' }))
    screen.getByRole('link', { name: 'Cap Bon' }).focus()
    await user.keyboard(' ')
    expect(
      screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ }).map((box) => box.checked),
    ).toEqual([true, true, false])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(help.textContent).toContain('In the sheet')
  })
})
