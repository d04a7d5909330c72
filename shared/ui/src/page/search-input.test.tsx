import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
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
  const { user } = await renderKit(<Tools />)
  await user.type(screen.getByRole('searchbox'), 'cap')
  await user.selectOptions(screen.getByRole('combobox'), 'A')
  expect(screen.getByRole('status').textContent).toBe('kind=a')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('kind=a&q=cap'))
})
