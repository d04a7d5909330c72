import { setTimeout as pause } from 'node:timers/promises'
import { TENANT_TABLES } from '../../api/src/platform/db/tables.ts'
import { withClient } from '../bench/fixture.ts'
import type { Answer, Client } from '../fuzz/client.ts'
import { written, type Draft } from '../fuzz/draft.ts'
import { Dice } from '../fuzz/dice.ts'
import { FOREIGN_WORD } from '../fuzz/people.ts'
import { areAlike, patiently, send, sound, type Stage } from './stage.ts'
import { functionWithoutCompany } from './without-company.ts'

/** What came of asking without what a statement says of its company. */
export interface Unfiltered {
  /** Operations that read, and those of them that were answered otherwise than with their filters. */
  asked: number
  leaks: string[]
  /** Tables in which rows of the other company were changed. */
  changed: string[]
  /** Reading operations that are answered otherwise once row-level security is lifted, too: nothing else stops them. */
  controls: number
}

const MODULE = new URL('./unfiltered.ts', import.meta.url)
const SHOWN = 300
/** Most controls differ, as they should: asking again would take the time of the check. */
const ONCE = 1
/** Longer than the product takes to look for what is due, and to give up a delivery that it has in hand. */
const RESTING_MS = 12_000
const MOST_PAUSES = 10
/** Rows of these come with the time, whoever asks. */
const OF_TIME = new Set(['audit_seal'])

/**
 * Takes away, from every statement and every database function, the words that choose the company, and asks for everything
 * that can be read, and that can be written: row-level security alone must keep the companies apart. Then lifts that as
 * well, to show that the words are gone. The database is good for nothing afterwards.
 */
export async function askWithoutFilters(stage: Stage): Promise<Unfiltered> {
  const { fixture, operations, own, foreignId } = stage
  const before = await restingSums(fixture.adminUrl, foreignId)
  await loosenFunctions(fixture.ownerUrl)
  const unfiltered = await stage.startAnother(MODULE)
  const leaks: string[] = []
  let asked = 0
  try {
    for (const operation of operations) {
      const draft = await sound(own, operation)
      if (draft === null) continue
      const ask = (): Promise<Answer> => patiently(() => sendTo(unfiltered.client, draft))
      const found = await ask()
      own.learn(operation, draft, found)
      asked += 1
      const isAlike = operation.method !== 'GET' || (await areAlike(() => send(own, draft), ask))
      if (!isAlike || found.text.includes(FOREIGN_WORD))
        leaks.push(`${operation.name}: ${found.status} ${found.text.slice(0, SHOWN)}`)
    }
    const changed = listChanged(before, await sums(fixture.adminUrl, foreignId))
    await liftSecurity(fixture.ownerUrl)
    return { asked, leaks, changed, controls: await controlsOf(stage, unfiltered.client) }
  } finally {
    await unfiltered.stop()
  }
}

/** How many reading operations are answered otherwise than with their filters. */
async function controlsOf({ operations, own }: Stage, client: Client): Promise<number> {
  let telling = 0
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const draft = await sound(own, operation)
    if (draft === null) continue
    if (
      !(await areAlike(
        () => send(own, draft),
        () => sendTo(client, draft),
        ONCE,
      ))
    )
      telling += 1
  }
  return telling
}

const addresses = new Dice('addresses without filters')

function sendTo(client: Client, draft: Draft): Promise<Answer> {
  return client.send(written(draft, addresses))
}

/** The sums once nothing goes on any more in a company: what its webhooks were still to be told is given up. */
async function restingSums(adminUrl: string, companyId: string): Promise<ReadonlyMap<string, string>> {
  let found = await sums(adminUrl, companyId)
  for (let again = 0; again < MOST_PAUSES; again += 1) {
    await withClient(adminUrl, (client) =>
      client.query(
        `update webhook_delivery set state = 'failed', next_try_at = null where company_id = $1 and state = 'pending'`,
        [companyId],
      ),
    )
    await pause(RESTING_MS)
    const later = await sums(adminUrl, companyId)
    if (listChanged(found, later).length === 0) return later
    found = later
  }
  throw new Error('the other company does not come to rest')
}

function listChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].filter(([table, sum]) => after.get(table) !== sum).map(([table]) => table)
}

/** A sum over all rows of a company in each table. */
function sums(adminUrl: string, companyId: string): Promise<ReadonlyMap<string, string>> {
  return withClient(adminUrl, async (client) => {
    const found = new Map<string, string>()
    for (const table of [...TENANT_TABLES].filter((each) => !OF_TIME.has(each))) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${table}" t where company_id = $1`,
        [companyId],
      )
      found.set(table, rows[0]?.sum ?? '')
    }
    return found
  })
}

function loosenFunctions(ownerUrl: string): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
    )
    for (const { text } of rows) {
      const loose = functionWithoutCompany(text)
      if (loose !== text) await client.query(loose)
    }
  })
}

function liftSecurity(ownerUrl: string): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    for (const table of TENANT_TABLES) await client.query(`alter table "${table}" disable row level security`)
  })
}
