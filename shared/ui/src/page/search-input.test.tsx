import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { renderKit } from '../testing/render-kit.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { useListState } from '../list/use-list-state.ts'
import { SearchInput } from './search-input.tsx'

function Tools() {
  const { search, setSearch, filters, setFilter } = useListState({ filterNames: ['kind'] })
  const [params] = useSearchParams()
  return (
    <>
      <SearchInput label="Rechercher" value={search} onChange={setSearch} />
      <FilterSelect
        label="Type"
        everything="Tous"
        value={filters['kind']}
        options={[{ value: 'a', label: 'A' }]}
        onChange={(value) => setFilter('kind', value)}
      />
      <output>{params.toString()}</output>
    </>
  )
}

test('a filter chosen before the typing counts as paused is kept', async () => {
  await renderKit(<Tools />)
  // Both at once: on a busy machine the pause may be over before the choice.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cap' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'a' } })
  expect(screen.getByRole('status').textContent).toBe('kind=a')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('kind=a&q=cap'))
})
