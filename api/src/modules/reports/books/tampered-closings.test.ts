import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Checkpoint } from '@comptoir/contracts/company/checkpoints'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { makeCheckpoint, readCheckpoints } from '../../company/checkpoints/index.ts'
import { checkBooksInside } from './index.ts'
import { aSmallBook } from './testing/small-book.ts'

const open = setUpApp()
let companyId: string
let checkpoints: Checkpoint[]
let owner: pg.Client

const DAY_MS = 86_400_000
const atNight = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

beforeAll(async () => {
  ;({ companyId } = await aSmallBook(open()))
  const { clock, jobs } = open()
  // Two nights: a day with documents, and one without.
  clock.set(atNight(2))
  await jobs.add('fiscal-closings', 'tonight', {})
  await jobs.drain()
  await makeCheckpoint(open())
  checkpoints = readCheckpoints(open().dataDir).checkpoints
  owner = new pg.Client({ connectionString: open().ownerUrl })
  owner.on('error', () => undefined)
  await owner.connect()
})

/** What the check of closings finds after an edit, which is undone. */
async function foundAfter(statements: readonly string[], known = checkpoints): Promise<string[]> {
  await owner.query('begin')
  try {
    for (const statement of statements)
      expect(
        (await owner.query(statement.replaceAll('$company', `company_id = '${companyId}'`))).rowCount,
      ).toBeGreaterThan(0)
    const { checks } = await checkBooksInside(owner, companyId, known)
    const found = checks.find(({ check }) => check === 'fiscal closings are what their documents add up to')
    return (found?.findings ?? []).map(({ subject, what }) => `${subject}: ${what}`)
  } finally {
    await owner.query('rollback')
  }
}

describe('fiscal closings in the checks of the books', () => {
  afterAll(() => owner.end())

  test('closings that nobody touched are sound', async () => {
    // In the last nights of a month the month is closed as well.
    const { rows } = await owner.query(
      `select number from fiscal_closing where company_id = $1 and kind = 'day' order by counter`,
      [companyId],
    )
    expect(rows.slice(0, 2)).toEqual([{ number: 'CLJ-000001' }, { number: 'CLJ-000002' }])
    expect(await foundAfter([])).toEqual([])
  })

  test.each([
    [
      'a total of a closing',
      `update fiscal_closing set report = jsonb_set(report, '{part,sales,totalMinor}', '1') where $company and counter = 1`,
      'the figures of its period',
    ],
    [
      'its perpetual total',
      `update fiscal_closing set report = jsonb_set(report, '{perpetual,salesMinor}', '1') where $company and counter = 2`,
      'its perpetual total',
    ],
    [
      'the number up to which it covers',
      `update fiscal_closing set report = jsonb_set(report, '{series,0,toCounter}', '1') where $company and counter = 1`,
      'it does not cover',
    ],
    [
      'who made it',
      `update fiscal_closing set closed_by = (select id from app_user where $company limit 1) where $company`,
      'what was sealed',
    ],
    ['the day of a ticket', `update sale set business_date = business_date - 3 where $company`, 'its annex'],
  ])('an edit of %s is found', async (_what, statement, what) => {
    expect((await foundAfter([statement], [])).join()).toContain(what)
  })

  test('the last closing gone with its number is found by the checkpoint', async () => {
    const forgery = [
      `delete from fiscal_closing where $company and kind = 'day' and counter = 2`,
      `update number_series set last_number = 1, last_hash = (select chain_hash from fiscal_closing where $company and kind = 'day')
       where $company and kind = 'dayClosing'`,
    ]
    expect(await foundAfter(forgery, [])).toEqual([])
    expect((await foundAfter(forgery)).join()).toMatch(
      /series dayClosing: by the checkpoint of \d{4}-\d\d-\d\d it reached 2/,
    )
  })
})
