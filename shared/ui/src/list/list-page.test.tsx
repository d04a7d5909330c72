import { describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { Tag } from 'lucide-react'
import { renderKit } from '../testing/render-kit.tsx'
import type { Column } from './columns.ts'
import { ListPage, type ListResult } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

interface Brand {
  id: string
  name: string
}
const COLUMNS: Column<Brand>[] = [
  { id: 'name', header: 'Marque', isSortable: true, isPrimary: true, cell: ({ name }) => name },
]
const BRANDS: Brand[] = [{ id: '1', name: 'Cap Bon' }]

const answer = (data: Brand[], total: number): ListResult<Brand> => ({
  data: { data, meta: { total, page: 1, limit: 25 } },
  error: null,
  isFetching: false,
  refetch: () => undefined,
})
const failure = (error: unknown, refetch = () => undefined as unknown): ListResult<Brand> => ({
  data: undefined,
  error,
  isFetching: false,
  refetch,
})

function Brands({ result }: { result: ListResult<Brand> }) {
  const list = useListState({ filterNames: ['category'], searchFields: ['name'] })
  return (
    <>
      <ListPage
        title="Marques"
        searchLabel="Rechercher une marque"
        list={list}
        result={result}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        chips={
          list.filters['category']
            ? [
                {
                  id: 'category',
                  label: 'Catégorie',
                  value: 'Épicerie',
                  onRemove: () => list.setFilter('category', null),
                },
              ]
            : []
        }
        empty={{ icon: Tag, title: 'Aucune marque pour l’instant' }}
      />
      <output>{JSON.stringify(list.query)}</output>
    </>
  )
}
const query = (): unknown => JSON.parse(screen.getByRole('status', { name: '' }).textContent ?? '')

describe('the outcomes are told apart', () => {
  test('nothing yet: what it is for, and no search to use', async () => {
    await renderKit(<Brands result={answer([], 0)} />)
    expect(screen.getByRole('heading', { name: 'Aucune marque pour l’instant' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('nothing found: says what was looked for and clears it', async () => {
    const { user, router } = await renderKit(<Brands result={answer([], 0)} />, {
      route: '/?q=olvie&category=1&size=50',
    })
    expect(screen.getByRole('heading', { name: /Rien ne correspond à «\s*olvie\s*»/ })).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] as HTMLElement)
    expect(router.state.location.search).toBe('?size=50')
  })

  test('nothing found before: neither nothing yet nor nothing found while the next answer is awaited', async () => {
    const before = { ...answer([], 0), isFetching: true, isPlaceholderData: true }
    for (const route of ['/', '/?q=olive']) {
      const { unmount } = await renderKit(<Brands result={before} />, { route })
      expect(screen.getByRole('searchbox', { name: 'Rechercher une marque' })).toBeTruthy()
      expect(screen.queryByRole('heading', { name: /Aucune marque|Rien ne correspond/ })).toBeNull()
      unmount()
    }
  })

  test('some of what was found: says so, and how many there are at least', async () => {
    const { data, ...rest } = answer(BRANDS, 2000)
    const meta = { total: 2000, page: 1, limit: 25, isTotalCapped: true }
    const result = (isPartial: boolean) => ({ ...rest, data: { data: data?.data ?? [], meta: { ...meta, isPartial } } })
    const { unmount } = await renderKit(<Brands result={result(true)} />)
    expect(screen.getByText(/Trop de lignes correspondent/)).toBeTruthy()
    expect(screen.getByText(/1–25 sur 2\s000 ou plus/)).toBeTruthy()
    unmount()
    await renderKit(<Brands result={result(false)} />)
    expect(screen.queryByText(/Trop de lignes correspondent/)).toBeNull()
  })

  test('failed: says so and asks again', async () => {
    const refetch = jest.fn()
    const { user } = await renderKit(<Brands result={failure(new Error('down'), refetch)} />)
    expect(screen.getByRole('alert').textContent).toContain('La liste n’a pas pu être chargée')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['what the server said', Object.assign(new Error('Trop de demandes.'), { status: 429 }), 'Trop de demandes.'],
    ['what the error says', new Error('No network'), 'No network'],
    ['a sentence of its own', {}, 'Une erreur s’est produite lors de la récupération des données.'],
  ])('failed: the reason is %s', async (_, error, reason) => {
    await renderKit(<Brands result={failure(error)} />)
    expect(screen.getByRole('alert').textContent).toContain(reason)
  })

  test('failed without a word: the specified sentence', async () => {
    await renderKit(<Brands result={failure(new Error(' '))} />, { language: 'en' })
    expect(screen.getByText('An error occurred while fetching data.')).toBeTruthy()
  })

  test('not allowed: neither a failure nor an empty list', async () => {
    await renderKit(<Brands result={failure(Object.assign(new Error('no'), { status: 403 }))} />)
    expect(screen.getByRole('heading', { name: 'Vous n’avez pas accès à cette liste' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  test('in Arabic the words are Arabic', async () => {
    await renderKit(<Brands result={failure(new Error('down'))} />, { language: 'ar' })
    expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy()
  })
})

describe('the address holds the view', () => {
  test('what it says becomes the query of the list', async () => {
    await renderKit(<Brands result={answer(BRANDS, 128)} />, { route: '/?q=cap&page=3&size=10&sort=-name&category=7' })
    expect(query()).toEqual({
      page: 3,
      limit: 10,
      search: { text: 'cap', fields: ['name'] },
      filter: { category: '7' },
      order: { field: 'name', direction: 'desc' },
    })
    expect(screen.getByText('21–30 sur 128')).toBeTruthy()
  })

  test('what is malformed counts as not said', async () => {
    await renderKit(<Brands result={answer(BRANDS, 1)} />, { route: '/?page=-2&size=7&unknown=x' })
    expect(query()).toEqual({ page: 1, limit: 25 })
  })

  test('typing in the search asks once the typing pauses, from the first page', async () => {
    const { user, router } = await renderKit(<Brands result={answer(BRANDS, 128)} />, { route: '/?page=2' })
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher une marque' }), 'cap')
    expect(router.state.location.search).toBe('?page=2')
    await waitFor(() => expect(router.state.location.search).toBe('?q=cap'))
    await act(() => router.navigate('/?q=autre'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('autre'))
  })

  test('pages, page size and sort are written to it', async () => {
    const { user, router } = await renderKit(<Brands result={answer(BRANDS, 128)} />)
    await user.click(screen.getByRole('button', { name: 'Page suivante' }))
    expect(router.state.location.search).toBe('?page=2')
    await user.selectOptions(screen.getByRole('combobox', { name: /Lignes par page/ }), '50')
    expect(router.state.location.search).toBe('?size=50')
    await user.click(screen.getByRole('button', { name: 'Marque' }))
    expect(router.state.location.search).toBe('?size=50&sort=name')
  })

  test('a chip takes its filter away', async () => {
    const { user, router } = await renderKit(<Brands result={answer(BRANDS, 1)} />, { route: '/?category=7' })
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Catégorie' }))
    expect(router.state.location.search).toBe('')
  })

  test('a page beyond the end leads to the last one', async () => {
    const { router } = await renderKit(<Brands result={answer([], 60)} />, { route: '/?page=9' })
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
  })
})
