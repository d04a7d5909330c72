import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Checkpoint } from '@comptoir/contracts/company/checkpoints'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { makeCheckpoint, readCheckpoints } from '../../company/checkpoints/index.ts'
import { checkBooksInside } from './index.ts'
import { EDITS } from './testing/edits.ts'
import { cutOut, reseal } from './testing/forgery.ts'
import { aSmallBook, type SmallBook } from './testing/small-book.ts'

const open = setUpApp()
let book: SmallBook
let checkpoints: Checkpoint[]
let owner: pg.Client

beforeAll(async () => {
  book = await aSmallBook(open())
  await makeCheckpoint(open())
  checkpoints = readCheckpoints(open().dataDir).checkpoints
  owner = new pg.Client({ connectionString: open().ownerUrl })
  owner.on('error', () => undefined)
  await owner.connect()
})

/** What the checks find in the book after somebody with all rights edited it; the edit is undone. */
async function foundAfter(edit: () => Promise<void>, known = checkpoints): Promise<string[]> {
  await owner.query('begin')
  try {
    await edit()
    const { checks } = await checkBooksInside(owner, book.companyId, known)
    return checks.flatMap(({ findings }) =>
      findings.map(({ check, subject, what }) => `${check} | ${subject}: ${what}`),
    )
  } finally {
    await owner.query('rollback')
  }
}

async function run(...statements: string[]): Promise<number> {
  let changed = 0
  for (const statement of statements) changed += (await owner.query(statement)).rowCount ?? 0
  return changed
}

describe('an edit of the database', () => {
  afterAll(() => owner.end())

  test('that never happened is not found, with checkpoints or without', async () => {
    expect(await foundAfter(async () => undefined)).toEqual([])
    expect(await foundAfter(async () => undefined, [])).toEqual([])
  })

  test.each(EDITS.map((edit, index) => [index + 1, edit.name, edit] as const))(
    '%i: %s',
    async (_, __, { statements }) => {
      const found = await foundAfter(async () => {
        expect(await run(...statements(book))).toBeGreaterThan(0)
      }, [])
      expect(found).not.toEqual([])
    },
  )

  test('names the ticket and the figure', async () => {
    const [ticket] = book.tickets
    const found = await foundAfter(
      async () =>
        void (await run(
          `update sale set vat_minor = 0, net_ht_minor = net_ht_minor + vat_minor where id = '${ticket?.id}'`,
        )),
    )
    expect(found).toContain(
      `tickets are as they were sealed | ${ticket?.number}: what is stored of it is not what was sealed`,
    )
    expect(found.join()).toMatch(`figures are what the kernel computes | ${ticket?.number}: net_ht_minor is`)
  })

  describe('by somebody who computes every seal anew', () => {
    const forgeries: readonly [string, () => Promise<void>][] = [
      ['a ticket in the middle is gone, and those after it move up', async () => cutOut(owner, book, 5)],
      ['the last ticket is gone, and the series is set back', async () => cutOut(owner, book, 6)],
      [
        'the cashier of a ticket is another',
        async () => {
          await run(
            `update sale set seller = jsonb_set(seller, '{cashier}', '"Personne"') where id = '${book.tickets[5]?.id}'`,
          )
          await reseal(owner, book)
        },
      ],
      [
        'an entry of the audit trail is gone',
        async () => {
          await run(`delete from audit_log where company_id = '${book.companyId}' and action = 'cashSession.counting'`)
          await reseal(owner, book)
        },
      ],
    ]

    test.each(forgeries)('is found by the checkpoint alone: %s', async (_, forge) => {
      expect(await foundAfter(forge, [])).toEqual([])
      const found = await foundAfter(forge)
      expect(found.length).toBeGreaterThan(0)
      for (const finding of found) expect(finding).toMatch(/checkpoint of \d{4}-\d\d-\d\d/)
    })
  })
})
