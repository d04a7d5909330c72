import path from 'node:path'
import { reportFailure } from '../common/failure.ts'
import { ROOT } from '../common/root.ts'
import { isStopRequested, runToEnd } from '../common/run-to-end.ts'
import { took } from '../common/steps.ts'
import { findChromium } from './chromium.ts'
import { runJest } from './jest.ts'
import { runJourneys } from './journeys.ts'
import { startChecks } from './static-checks.ts'
import { ONE_FAILED, ONE_PASSED, type Tally, add, describeTally } from './tally.ts'

const lines: string[] = []
let total: Tally = { passed: 0, failed: 0 }

/** Runs one part; whatever becomes of it, the next one runs too. */
async function part(name: string, work: () => Promise<Tally>): Promise<void> {
  if (isStopRequested()) return
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const tally = await work().catch((error: unknown) => {
    reportFailure(error, path.join(ROOT, '.comptoir', 'logs'))
    return ONE_FAILED
  })
  count(name, tally, took(startedAt))
}

/** Tells a check that runs beside others once all before it are told. */
async function check({ name, checked }: ReturnType<typeof startChecks>[number]): Promise<void> {
  if (isStopRequested()) return
  console.log(`\n== ${name}`)
  const { tally, output, time } = await checked
  process.stdout.write(output)
  count(name, tally, time)
}

function count(name: string, tally: Tally, time: string): void {
  total = add(total, tally)
  lines.push(`${name.padEnd(24)} ${describeTally(tally)} ${time}`)
  console.log(lines.at(-1))
}

await runToEnd(async () => {
  const startedAt = performance.now()
  let chromium: string | null = null
  await part('chromium', async () => {
    chromium = await findChromium()
    return ONE_PASSED
  })
  for (const each of startChecks(['format:check', 'types', 'lint', 'boundaries', 'unused'])) await check(each)
  await part('unit, screens, API', () => runJest())
  if (chromium !== null) await part('journeys', () => runJourneys(chromium ?? ''))
  if (isStopRequested()) return console.log('Stopped before its end')
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
  console.log(['', ...lines, `whole suite ${took(startedAt)}`, describeTally(total)].join('\n'))
})
