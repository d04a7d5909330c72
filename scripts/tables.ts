import { spawnSync } from 'node:child_process'
import { migrateToLatest } from '../api/src/platform/db/migrate.ts'
import { tableTypesCommand } from '../api/src/platform/db/table-types.ts'
import { ROOT } from './common/root.ts'
import { startDatabase } from './database/index.ts'
import { withTemporaryFolder } from './test/temporary-folder.ts'

/** Writes the types of the tables as this checkout's migrations make them, from a database of its own. */
const status = await withTemporaryFolder('comptoir-tables-', async (dataDir) => {
  const database = await startDatabase({ dataDir })
  try {
    await migrateToLatest(database.ownerUrl)
    const [command = '', ...args] = tableTypesCommand(database.ownerUrl)
    return spawnSync(command, args, { stdio: 'inherit', cwd: ROOT }).status ?? 1
  } finally {
    await database.stop()
  }
})
process.exit(status)
