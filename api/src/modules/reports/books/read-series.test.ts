import { describe, expect, test } from '@jest/globals'
import type { StoredRow } from './book-reader.ts'
import { readSeries } from './read-series.ts'
import { CLOSINGS, TICKETS, type Series } from './series.ts'

/** How many documents have their rows read at a time, of a series with these heads. */
async function readAtOnce(series: Series, heads: readonly StoredRow[]): Promise<number[]> {
  const [part] = Object.keys(series.parts)
  const counts: number[] = []
  const read = async (text: string, values: readonly unknown[] = []): Promise<StoredRow[]> => {
    if (text.includes(` from ${series.head} `)) return [...heads]
    if (part !== undefined && text.includes(` from ${part} `)) counts.push(Object(values[0]).length)
    return []
  }
  const documents: string[] = []
  for await (const { head } of readSeries({ read }, series)) documents.push(head[series.key] ?? '')
  expect(documents).toEqual(heads.map((head) => head[series.key]))
  return counts
}

const aTicket = (items: number, index: number): StoredRow => ({
  id: `ticket ${index}`,
  register_id: 'register',
  epoch: '1',
  counter: String(index),
  item_count: String(items),
})

describe('the rows of documents are read', () => {
  test('of many short tickets at once', async () => {
    expect(await readAtOnce(TICKETS, Array.from({ length: 300 }, () => 5).map(aTicket))).toEqual([300])
  })

  test('of few long ones, whatever they say of themselves', async () => {
    expect(await readAtOnce(TICKETS, [3000, 2000, 1, 4999, 5000, 9000, -7, 1].map(aTicket))).toEqual([2, 2, 1, 1, 2])
  })

  test('of closings, which have no items', async () => {
    const closings = Array.from({ length: 3 }, (_, index) => ({
      cash_session_id: `session ${index}`,
      register_id: 'register',
      z_number: String(index),
    }))
    expect(await readAtOnce(CLOSINGS, closings)).toEqual([3])
  })
})
