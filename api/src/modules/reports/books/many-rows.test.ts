import { expect, test } from '@jest/globals'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { checkAllBooks } from './index.ts'
import { addTickets } from './testing/many-tickets.ts'
import { aSmallBook } from './testing/small-book.ts'

const open = setUpApp()
/** More than are read at once; `BOOK_TICKETS=66600` makes a book of a million rows. */
const TICKETS = Number(process.env['BOOK_TICKETS'] ?? 1200)
const MOST_MS = 600_000

test(
  'a book of any length is read piece by piece, and a broken ticket in it is found',
  async () => {
    const book = await aSmallBook(open())
    const { companyId } = book
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    try {
      await addTickets(owner, book, TICKETS)
      await sealAuditTrails(open().admin, new Date())
      for await (const { checks, rows, documents, milliseconds } of checkAllBooks(owner, { companyIds: [companyId] })) {
        if (process.env['BOOK_TICKETS']) process.stdout.write(`${rows} rows in ${milliseconds} ms\n`)
        expect(checks.filter(({ count }) => count > 0)).toEqual([])
        expect(documents).toBe(book.tickets.length + 5 + TICKETS)
      }
      const number = `TIC-LM2-${String(book.tickets.length + TICKETS - 1).padStart(6, '0')}`
      await owner.query(`update sale set item_count = 4 where company_id = $1 and number = $2`, [companyId, number])
      for await (const { checks } of checkAllBooks(owner, { companyIds: [companyId] })) {
        const subjects = checks.flatMap(({ findings }) => findings.map(({ subject }) => subject))
        expect(new Set(subjects)).toEqual(new Set([number]))
      }
    } finally {
      await owner.end()
    }
  },
  MOST_MS,
)
