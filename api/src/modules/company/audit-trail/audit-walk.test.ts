import { describe, expect, test } from '@jest/globals'
import { AUDIT_ACTIONS, AUDITED } from '@comptoir/contracts/catalogue'
import type { AuditChange, AuditEntryRow, AuditWords } from '@comptoir/contracts/company/audit-trail'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { LANGUAGES } from '@comptoir/i18n'
import { setUpApp } from '../../../../test/app.ts'
import { doEverything } from '../../../../test/audit-walk.ts'
import { aShop } from '../../../../test/shop.ts'
import { auditWords, namesOf } from './audit-words.ts'

const open = setUpApp()

/** Not written by an input of their own, and yet made, changed or removed. */
const LIKE_RESOURCES: Readonly<Record<string, readonly string[]>> = {
  company: ['updated'],
  variantGroup: ['created', 'removed'],
}
const ALL_ACTIONS = [...AUDIT_ACTIONS].flatMap(([entity, names]) =>
  [...names, ...(LIKE_RESOURCES[entity] ?? [])].map((name) => `${entity}.${name}`),
)
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-/
const JSON_TEXT = /^[[{]/

/** A field of an entry as its reader's words are looked up. */
const keyOf = ({ action }: AuditEntryRow, { field }: AuditChange): string => `${action.split('.')[0]}.${field}`

describe.each(LANGUAGES)('in %s', (language) => {
  const words = auditWords(language)

  test('whatever a contract tells the trail has words', () => {
    const named = [...AUDITED].flatMap(([entity, fields]) => namesOf(entity, fields))
    expect(named.length).toBeGreaterThan(80)
    expect(named.map(({ field }) => field).filter((field) => words.fields[field] === undefined)).toEqual([])
    const codes = named.flatMap(({ field, codes: known }) => known.map((code) => `${field}.${code}`))
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter((code) => words.codes[code] === undefined)).toEqual([])
  })
})

test('every contract that leaves entries says what they hold', () => {
  expect([...AUDITED.keys()].sort()).toEqual([...AUDIT_ACTIONS.keys()].sort())
})

test('everything that can be done is told in words, names and figures, in every language', async () => {
  const shop = await aShop(open(), { timeZone: 'UTC' })
  await doEverything(open(), shop)
  const reader = await shop.as('administrator')
  const entries: AuditEntryRow[] = []
  for (let page = 1, rest = 1; rest > 0; page += 1) {
    const answer = await reader.get(`audit-trail/paginated?limit=100&page=${page}`)
    const { data, meta } = answer.json<PaginatedOf<AuditEntryRow>>()
    expect(data).not.toEqual([])
    entries.push(...data)
    rest = meta.total - entries.length
  }
  expect([...new Set(entries.map(({ action }) => action))].sort()).toEqual([...new Set(ALL_ACTIONS)].sort())

  const changes = entries.flatMap((entry) => entry.changes.map((change) => ({ entry, change })))
  expect(changes.filter(({ change }) => change.kind === 'unknown')).toEqual([])
  const told = changes
    .flatMap(({ change: { before, after } }) => [before, after].flat())
    .filter((text) => text !== null)
  expect(told.filter((text) => ID.test(text) || JSON_TEXT.test(text))).toEqual([])
  expect(entries.filter(({ subject }) => subject !== null && ID.test(subject))).toEqual([])
  const erased = new Set(entries.filter(({ action }) => action.endsWith('.erased')).map(({ entityId }) => entityId))
  expect(erased.size).toBe(3)
  // Support acts on the company as a whole, and an erasure takes the name; everything else has a name or a number.
  const nameless = entries.filter(({ subject, isBySupport }) => subject === null && !isBySupport)
  expect(nameless.filter(({ entityId }) => !erased.has(entityId))).toEqual([])
  // Nobody knows who could not sign in, and it is the product that switches a webhook off.
  const isByNobody = (entry: AuditEntryRow): boolean => entry.by === null
  expect([...new Set(entries.filter(isByNobody).map(({ action }) => action))].sort()).toEqual([
    'user.secondFactorRefused',
    'user.signInFailed',
    'webhook.switchedOff',
  ])

  for (const language of LANGUAGES) {
    const words = (await reader.get('audit-trail/words', { 'accept-language': language })).json<AuditWords>()
    expect(changes.map(({ entry, change }) => keyOf(entry, change)).filter((key) => !words.fields[key])).toEqual([])
    const codes = changes.flatMap(({ entry, change }) =>
      change.kind === 'code'
        ? [change.before, change.after]
            .flat()
            .flatMap((code) => (code === null ? [] : [`${keyOf(entry, change)}.${code}`]))
        : [],
    )
    expect(codes.length).toBeGreaterThan(8)
    expect(codes.filter((key) => !words.codes[key])).toEqual([])
  }
})
