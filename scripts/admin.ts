import { readConfig } from '../api/src/platform/config.ts'
import { runAdmin } from './admin/run-admin.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  for (const line of await runAdmin(process.argv.slice(2), readConfig(process.env))) console.log(line)
})
