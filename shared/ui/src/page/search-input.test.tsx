import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
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

test('Enter searches at once, and does not send the form around it', async () => {
  const asked: string[] = []
  const sent: string[] = []
  const { user } = await renderKit(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <SearchInput label="Rechercher" value="" delayMs={60_000} onChange={(value) => asked.push(value)} />
    </form>,
  )
  await user.type(screen.getByRole('searchbox'), 'cap{Enter}')
  expect(asked).toEqual(['cap'])
  expect(sent).toEqual([])
})

describe('a page that takes a search up late', () => {
  const asked: string[] = []
  let arrive: (value: string) => void
  const arriveBy = (set: typeof arrive): void => {
    arrive = set
  }

  function SlowPage() {
    const [value, setValue] = useState('')
    useEffect(() => arriveBy(setValue), [])
    return <SearchInput label="Rechercher" value={value} delayMs={1} onChange={(next) => asked.push(next)} />
  }
  const field = (): HTMLInputElement => screen.getByRole('searchbox')
  const type = (value: string): boolean => fireEvent.change(field(), { target: { value } })

  beforeEach(async () => {
    asked.length = 0
    await renderKit(<SlowPage />)
  })

  test('takes away nothing that was typed meanwhile', async () => {
    type('o')
    await waitFor(() => expect(asked).toEqual(['o']))
    type('ol')
    act(() => arrive('o'))
    expect(field().value).toBe('ol')
    await waitFor(() => expect(asked).toEqual(['o', 'ol']))
    type('oli')
    await waitFor(() => expect(asked).toEqual(['o', 'ol', 'oli']))
    act(() => arrive('ol'))
    expect(field().value).toBe('oli')
    act(() => arrive('oli'))
    expect(field().value).toBe('oli')
  })

  test('still leads when it goes elsewhere, and what was typed before is not asked for any more', async () => {
    type('o')
    await waitFor(() => expect(asked).toEqual(['o']))
    act(() => arrive('o'))
    type('ol')
    act(() => arrive(''))
    expect(field().value).toBe('')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['o'])
  })

  test('clears what is typed and not asked for yet', async () => {
    type('o')
    fireEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(field().value).toBe('')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual([])
  })

  test('and comes back to an earlier search', async () => {
    for (const value of ['o', 'ol']) {
      type(value)
      await waitFor(() => expect(asked.at(-1)).toBe(value))
      act(() => arrive(value))
    }
    act(() => arrive('o'))
    expect(field().value).toBe('o')
  })
})
