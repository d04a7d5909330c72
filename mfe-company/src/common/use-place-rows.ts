import { useState } from 'react'
import { useCompanyQuery } from '@comptoir/platform'

type Located = Parameters<typeof useCompanyQuery>[0]

/** What the dialog for adding and changing is about; kept while it goes away. Each opening is another turn. */
interface Editing<Row> {
  what: Row | 'new'
  turn: number
  isOpen: boolean
}

/** What belongs to a point of sale and is listed on its page, with the dialog that one of them is changed in. */
export interface PlaceRows<Row> {
  pointOfSaleId: string
  mayWrite: boolean
  list: { rows: Row[] | undefined; error: Error | null; isFetching: boolean; retry: () => void }
  editing: Editing<Row>
  edit: (what: Row | 'new') => void
  stopEditing: () => void
}

/** `of` is where they are. */
export function usePlaceRows<Row>(pointOfSaleId: string, of: Located, mayWrite: boolean): PlaceRows<Row> {
  const { data, error, isFetching, refetch } = useCompanyQuery<Row[]>(of, [])
  const [editing, setEditing] = useState<Editing<Row>>({ what: 'new', turn: 0, isOpen: false })
  return {
    pointOfSaleId,
    mayWrite,
    list: { rows: data, error: data ? null : error, isFetching, retry: () => void refetch() },
    editing,
    edit: (what) => setEditing(({ turn }) => ({ what, turn: turn + 1, isOpen: true })),
    stopEditing: () => setEditing((now) => ({ ...now, isOpen: false })),
  }
}
