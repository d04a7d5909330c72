import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tableTypesCommand } from '../api/src/platform/db/table-types.ts'

const [ownerUrl] = process.argv.slice(2)
if (!ownerUrl) {
  console.error('Give the address of a migrated database: npm run tables -- postgres://owner:…@host/database')
  process.exit(1)
}
const [command = '', ...args] = tableTypesCommand(ownerUrl)
const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: fileURLToPath(new URL('..', import.meta.url)) })
process.exit(status ?? 1)
