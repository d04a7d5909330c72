import { expect, test } from '@jest/globals'
import { AUDIT_ACTIONS } from '@comptoir/contracts/catalogue'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'

const open = setUpApp()

test('what database functions write into the audit trail has a name in the contract, as what the API writes must by its type', async () => {
  const { rows } = await sql<{ body: string }>`
    select prosrc as body from pg_proc where prosrc like '%append_audit(%' and proname <> 'audit_post'`.execute(
    open().admin,
  )
  const written = rows.flatMap(({ body }) =>
    [...body.matchAll(/append_audit\([^;]*p_action => (?:'([\w.]+)'|p_action), p_entity => '(\w+)'/g)].map(
      ([, action, entity]) => ({
        action,
        entity,
      }),
    ),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(written.length).toBe(rows.length)
  for (const { action, entity } of written) {
    const names = [...(AUDIT_ACTIONS.get(entity ?? '') ?? [])].map((name) => `${entity}.${name}`)
    // An action that the function is given is of the contract by the type of who gives it.
    expect(names).toContain(action ?? names[0])
  }
})
