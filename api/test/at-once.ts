import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestApp } from './app.ts'

/** Works as the owner in a transaction of its own, which is rolled back at the end. */
export async function connected<Result>(
  { ownerUrl }: Pick<TestApp, 'ownerUrl'>,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Until so many connections wait for a lock, or there is nothing more to wait for. */
export async function untilWaiting(owner: pg.Client, count: number, isOver: () => boolean): Promise<void> {
  for (let waiting = 0; waiting < count && !isOver(); await pause(20)) {
    // What is seen of others stays the same within a transaction otherwise.
    await owner.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rowCount ?? 0
  }
}

/** Sends requests at the same moment: all have begun before any of them moves goods of the company. */
export function atOnce<Answer>(
  test: TestApp,
  companyId: string,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  return connected(test, async (owner) => {
    await owner.query('select from stock_balance where company_id = $1 for update', [companyId])
    let isOver = false
    const sent = Promise.all(requests.map((send) => send())).finally(() => {
      isOver = true
    })
    await untilWaiting(owner, requests.length, () => isOver)
    await owner.query('rollback')
    return sent
  })
}
