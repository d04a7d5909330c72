import { checkMigrations } from './checks/landed-migrations.ts'
import { Refusal } from './common/refusal.ts'
import { ROOT } from './common/root.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const { faults, comparison } = checkMigrations(ROOT)
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  console.log(`Landed migrations are unchanged. ${comparison}`)
})
