import path from 'node:path'
import { migrationFaults, recordLanded } from './checks/landed-migrations.ts'
import { Refusal } from './common/refusal.ts'
import { ROOT } from './common/root.ts'
import { runToEnd } from './common/run-to-end.ts'

const folder = path.join(ROOT, 'api', 'migrations')

await runToEnd(async () => {
  if (process.argv.includes('--record')) {
    const added = recordLanded(folder)
    console.log(added.length > 0 ? `Landed: ${added.join(', ')}` : 'Every migration was recorded already.')
    return
  }
  const faults = migrationFaults(folder)
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  console.log('Landed migrations are as they were.')
})
