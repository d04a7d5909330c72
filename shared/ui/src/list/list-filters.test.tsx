import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { listFilters, type ListFilter, useActivityFilter } from './list-filters.tsx'
import { ListTools } from './list-tools.tsx'
import { useListState } from './use-list-state.ts'

const category: ListFilter = {
  name: 'category',
  label: 'Catégorie',
  everything: 'Toutes',
  options: [{ value: '1', label: 'Épicerie' }],
}

function Tools() {
  const list = useListState({ filterNames: ['category', 'isActive'] })
  return <ListTools list={list} searchLabel="Rechercher" {...listFilters(list, [category, useActivityFilter()])} />
}

test('each filter is a select, and a chip while it is in force', async () => {
  const { user, router } = await renderKit(<Tools />, { route: '/?page=3' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Épicerie')
  await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Inactif')
  expect(router.state.location.search).toBe('?category=1&isActive=false')
  const chip = screen.getByRole('button', { name: 'Retirer le filtre État' }).parentElement as HTMLElement
  expect(within(chip).getByText('Inactif')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre Catégorie' }))
  await waitFor(() => expect(router.state.location.search).toBe('?isActive=false'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Tous les états')
  expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
})

test('a value whose name is not known yet can be taken away', async () => {
  const { user, router } = await renderKit(<Tools />, { route: '/?category=9' })
  expect(screen.getByText('…')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre Catégorie' }))
  expect(router.state.location.search).toBe('')
})
