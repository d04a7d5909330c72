import { expect, test } from '@jest/globals'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { withConnection } from '../database/connection.ts'
import { startDatabase } from '../database/index.ts'
import { withTemporaryFolder } from '../test/temporary-folder.ts'
import { checkInstallation } from './check-installation.ts'
import { printCompany } from './print-company.ts'

const COMPANY = '11111111-1111-4111-8111-111111111111'

test('the books of every company are told in a line, and what is broken below it', async () => {
  await withTemporaryFolder('comptoir-books-', async (dataDir) => {
    const database = await startDatabase({ dataDir, durability: 'none' })
    try {
      const url = database.ownerUrl
      const told: string[] = []
      const check = () =>
        checkInstallation({ url, dataDir, companyIds: undefined }, (company) => told.push(printCompany(company)))
      const change = (text: string) => withConnection(url, (client) => client.query(text))

      await expect(check()).rejects.toThrow('not of this version')
      await migrateToLatest(url)
      await change(
        `insert into company (id, name, currency, created_at) values ('${COMPANY}', 'Aux Jasmins', 'TND', now())`,
      )
      expect(await check()).toMatchObject({ holds: true, checkpoints: 0, publicKey: null })
      expect(told).toEqual([expect.stringMatching(/^Aux Jasmins: sound \(0 documents, .* s\)$/)])

      await change(
        `insert into number_series (company_id, kind, scope_id, period, last_number, last_hash) values ('${COMPANY}', 'ticket', '${COMPANY}', 'E1', 3, sha256('x'))`,
      )
      const broken = await check()
      expect(broken.holds).toBe(false)
      expect(broken.lines).toContainEqual(expect.stringMatching(/^The books are BROKEN: /))
      expect(told[1]).toMatch(/^Aux Jasmins: BROKEN in \d+ of \d+ checks/)
      expect(told[1]).toContain('\n    series ticket E1 of register ?: it stands at 3, its last document is 0')
    } finally {
      await database.stop()
    }
  })
})
