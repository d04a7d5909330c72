import { expect, test } from '@jest/globals'
import { AUDIT_ACTIONS } from '@comptoir/contracts/catalogue'
import { sql } from 'kysely'
import { useApp } from '../../../test/app.ts'

const open = useApp()

test('what database functions write into the audit trail has a name in the contract, as what the API writes must by its type', async () => {
  const { rows } = await sql<{
    prosrc: string
  }>`select prosrc from pg_proc where prosrc like '%insert into audit_log%'`.execute(open().admin)
  const written = rows.flatMap(({ prosrc }) =>
    [...prosrc.matchAll(/insert into audit_log[\s\S]*?'(\w+\.\w+)', '(\w+)'/g)].map(([, action, entity]) => ({
      action,
      entity,
    })),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(written.length).toBeGreaterThanOrEqual(rows.length)
  for (const { action, entity } of written) {
    expect([...(AUDIT_ACTIONS.get(entity ?? '') ?? [])].map((name) => `${entity}.${name}`)).toContain(action)
  }
})
