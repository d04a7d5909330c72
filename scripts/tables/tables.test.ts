import { expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { ROOT } from '../common/root.ts'
import { startDatabase } from '../database/index.ts'
import { withTemporaryFolder } from '../test/temporary-folder.ts'
import { generatedFiles } from './generated.ts'

test('schema, rights, table types and function types are those of a migrated database (npm run tables writes them anew)', async () => {
  const files = await withTemporaryFolder('comptoir-tables-', async (dataDir) => {
    const database = await startDatabase({ dataDir, durability: 'none' })
    try {
      await migrateToLatest(database.ownerUrl)
      return await generatedFiles(database.ownerUrl)
    } finally {
      await database.stop()
    }
  })
  expect(files.size).toBe(4)
  for (const [file, text] of files) expect(fs.readFileSync(path.join(ROOT, file), 'utf8')).toBe(text)
})
