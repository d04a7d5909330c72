import fs from 'node:fs'
import path from 'node:path'
import { migrateToLatest } from '../api/src/platform/db/migrate.ts'
import { ROOT } from './common/root.ts'
import { startDatabase } from './database/index.ts'
import { generatedFiles } from './tables/generated.ts'
import { withTemporaryFolder } from './test/temporary-folder.ts'

/** Writes the schema and the types of tables and functions as this checkout makes them, from a database of its own. */
await withTemporaryFolder('comptoir-tables-', async (dataDir) => {
  const database = await startDatabase({ dataDir, durability: 'none' })
  try {
    await migrateToLatest(database.ownerUrl)
    for (const [file, text] of await generatedFiles(database.ownerUrl)) {
      fs.writeFileSync(path.join(ROOT, file), text)
      console.log(file)
    }
  } finally {
    await database.stop()
  }
})
