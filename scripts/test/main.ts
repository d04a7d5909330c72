import fs from 'node:fs'
import path from 'node:path'
import { reportFailure } from '../common/failure.ts'
import { ROOT } from '../common/root.ts'
import { Refusal } from '../common/refusal.ts'
import { isStopRequested, runToEnd } from '../common/run-to-end.ts'
import { took } from '../common/steps.ts'
import { changedSince } from './changes.ts'
import { findChromium } from './chromium.ts'
import { runClusterCheck } from './cluster.ts'
import { runJest } from './jest.ts'
import { runJourneys } from './journeys.ts'
import { EVERYTHING, type Plan, planOf } from './plan.ts'
import { type Check, type Checked, startChecks } from './static-checks.ts'
import { add, describeTally, isGreen, linesOf, NOTHING, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

const LOGS = path.join(ROOT, '.comptoir', 'logs')
/** In the suite alone: who runs journeys by themselves wants to see them fail. */
const SECOND_TRY = '--retries=1'
const lines: string[] = []
let total: Tally = NOTHING

/** Runs one part; whatever becomes of it, the next one runs too. */
async function part(name: string, work: () => Promise<Tally>): Promise<void> {
  if (isStopRequested()) return
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const tally = await work().catch((error: unknown) => {
    reportFailure(error, LOGS)
    return ONE_FAILED
  })
  count(name, tally, took(startedAt))
}

/** Reports what runs alongside others once everything before it has been reported. */
async function tell(name: string, checked: Promise<Checked>): Promise<void> {
  if (isStopRequested()) return
  console.log(`\n== ${name}`)
  const { tally, output, time } = await checked
  process.stdout.write(output)
  count(name, tally, time)
}

function count(name: string, tally: Tally, time: string): void {
  total = add(total, tally)
  const line = `${name.padEnd(24)} ${describeTally(tally)} ${time}`
  console.log(line)
  // Named again at the end, which is what is left of a long log.
  lines.push(line, ...linesOf(tally))
}

function journeysIn(chromium: string): Promise<void> {
  return part('journeys', () => runJourneys({ chromium, args: [SECOND_TRY] }))
}

/** The commit of `--since <commit>`; null without it. */
function sinceOf([option, commit = 'origin/main', ...more]: readonly string[]): string | null {
  if (option === undefined) return null
  if (option === '--since' && more.length === 0) return commit
  throw new Refusal(
    'npm test runs everything; npm test -- --since <commit> runs only what the changes since that commit can affect.',
  )
}

function planFor(commit: string | null): Plan {
  const tests = fs.globSync('{api,shell,mfe-*,shared/*,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (file) => /(^|[\\/])(node_modules|dist|templates)$/.test(file),
  })
  const plan = planOf(commit === null ? null : changedSince(commit), tests, (file) =>
    fs.existsSync(path.join(ROOT, file)),
  )
  if (commit !== null)
    console.log(
      plan === EVERYTHING
        ? 'Running everything'
        : `Running what changed since ${commit}: ${plan.format?.length ?? 0} files`,
    )
  return plan
}

function checksOf({ format, folders }: Plan): Check[] {
  const code = folders?.length === 0 ? [] : ['boundaries', 'unused'].map((name) => ({ name, targets: null }))
  const narrow = [
    { name: 'format:check', targets: format },
    { name: 'types', targets: folders },
    { name: 'lint', targets: folders },
  ]
  return [...narrow.filter(({ targets }) => targets?.length !== 0), ...code]
}

await runToEnd(async () => {
  const startedAt = performance.now()
  const plan = planFor(sinceOf(process.argv.slice(2)))
  let chromium: string | null = null
  if (plan.areJourneysRun)
    await part('chromium', async () => {
      chromium = await findChromium()
      return ONE_PASSED
    })
  const checks = startChecks(checksOf(plan))
  for (const { name, checked } of checks) await tell(name, checked)
  await part('unit, screens, API', () => runJest(plan.tests))
  // Not beside the other tests: a browser draws with the processors. The cluster waits for its nodes more than it computes.
  const journeys = chromium === null ? null : journeysIn(chromium)
  if (plan.isClusterChecked) await part('cluster', runClusterCheck)
  await journeys
  if (isStopRequested()) return console.log('Stopped before the end')
  if (!isGreen(total)) process.exitCode = 1
  console.log(['', ...lines, `whole suite ${took(startedAt)}`, describeTally(total)].join('\n'))
})
