import { session } from '@comptoir/app-kit'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { Tag } from 'lucide-react'
import { act, screen } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import type { Column } from './columns.ts'
import { ListPage, type ListPageProps } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

const TUNIS = { id: 'p1', code: 'TN', name: 'Tunis Centre' }
const SFAX = { id: 'p2', code: 'SF', name: 'Sfax' }

const COLUMNS: Column<{ id: string }>[] = [{ id: 'id', header: 'Ticket', isPrimary: true, cell: ({ id }) => id }]

function Tickets(given: Pick<ListPageProps<object>, 'pointOfSale' | 'pointOfSaleColumn'>) {
  const list = useListState({ filterNames: ['pointOfSale'] })
  return (
    <ListPage
      title="Tickets"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      result={{
        data: { data: [{ id: '1' }], meta: { total: 1, page: 1, limit: 25 } },
        error: null,
        isFetching: false,
        refetch: () => undefined,
      }}
      empty={{ icon: Tag, title: 'Rien' }}
      {...given}
    />
  )
}

/** What stands beside the title. */
const mark = (): string =>
  (screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '').normalize('NFKC')

beforeEach(() => session.setState({ pointOfSale: TUNIS, pointsOfSale: [TUNIS, SFAX] }))

describe('the head of a list says which point of sale it shows', () => {
  test('that of its filter', async () => {
    await renderKit(<Tickets pointOfSale="filter" />, { route: '/?pointOfSale=p2' })
    expect(mark()).toBe('Point de vente : Sfax')
  })

  test.each([
    ['fr', 'Tous les points de vente'],
    ['en', 'All points of sale'],
    ['ar', 'كل نقاط البيع'],
  ] as const)('all without one, in %s', async (language, words) => {
    await renderKit(<Tickets pointOfSale="filter" />, { language })
    expect(mark()).toBe(words)
  })

  test('that of the frame, also when it changes', async () => {
    await renderKit(<Tickets pointOfSale="frame" />)
    expect(mark()).toBe('Point de vente : Tunis Centre')
    act(() => session.setState({ pointOfSale: SFAX }))
    expect(mark()).toBe('Point de vente : Sfax')
  })

  test('that of one column, by its header', async () => {
    await renderKit(<Tickets pointOfSale="frame" pointOfSaleColumn="Stock" />)
    expect(mark()).toBe('Stock : Tunis Centre')
  })

  test('none where there is one only, and none for a list of the whole company', async () => {
    const { unmount } = await renderKit(<Tickets />)
    expect(mark()).toBe('')
    unmount()
    session.setState({ pointsOfSale: [TUNIS] })
    await renderKit(<Tickets pointOfSale="filter" />)
    expect(mark()).toBe('')
  })
})
