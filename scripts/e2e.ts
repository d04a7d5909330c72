import { runToEnd } from './common/run-to-end.ts'
import { findChromium } from './test/chromium.ts'
import { runJourneys } from './test/journeys.ts'
import { describeTally } from './test/tally.ts'

await runToEnd(async () => {
  const tally = await runJourneys(await findChromium(), process.argv.slice(2))
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1
  console.log(describeTally(tally))
})
