import { act } from '@testing-library/react'
import { expect, test } from '@jest/globals'
import { renderKit } from '../testing/render-kit.tsx'
import { useListState, type ListState } from './use-list-state.ts'

test('changes that come quicker than the page is drawn are all kept', async () => {
  const drawn: ListState[] = []
  function List() {
    drawn.push(useListState({ filterNames: ['state'] }))
    return null
  }
  const { router } = await renderKit(<List />, { route: '/?size=50' })
  const [first] = drawn
  act(() => {
    first?.setSearch('oil')
    first?.setFilter('state', 'open')
    first?.setSort({ field: 'name', direction: 'desc' })
  })
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    size: '50',
    q: 'oil',
    state: 'open',
    sort: '-name',
  })
})
