import { readConfig } from '../api/src/platform/config.ts'
import { runAdmin } from './admin/run-admin.ts'
import { runToEnd } from './common/run-to-end.ts'
import { onStopRequest } from './common/stop-request.ts'

await runToEnd(async () => {
  const stop = new AbortController()
  onStopRequest(() => stop.abort())
  const runner = { say: (line: string) => console.log(line), stop: stop.signal }
  for (const line of await runAdmin(process.argv.slice(2), readConfig(process.env), runner)) console.log(line)
})
