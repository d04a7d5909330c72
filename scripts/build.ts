import { buildChanged } from './build/index.ts'
import { runToEnd } from './common/run-to-end.ts'
import { step } from './common/steps.ts'

await runToEnd(async () => {
  await step('Build', buildChanged, ({ built, unchanged }) => `${built.length} built, ${unchanged.length} unchanged`)
})
