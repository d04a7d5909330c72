import fs from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import { lastLines, runLogged } from './common/child.ts'
import { APPS, ROOT } from './common/root.ts'
import { runToEnd } from './common/run-to-end.ts'
import { took } from './common/steps.ts'

const AT_ONCE = 2
/** Several threads on one project would each work out the same types; two projects keep two processors as busy. */
const ONE_THREAD = '--singleThreaded'

/** Folders with a tsconfig.json of their own; with arguments, those in the folders named. */
function projects(): string[] {
  const named = process.argv.slice(2)
  const shared = fs.readdirSync(path.join(ROOT, 'shared')).map((name) => path.join('shared', name))
  return ['scripts', 'api', ...APPS, path.join('shell', 'e2e'), ...shared]
    .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'tsconfig.json')))
    .filter((folder) => named.length === 0 || named.some((name) => `${folder}/`.startsWith(`${name}/`)))
}

/** The compiler notes what it found, and next time looks again only at what a change can have touched. */
const remembering = (name: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(ROOT, '.comptoir', 'types', `${name}.tsbuildinfo`),
]

async function check(project: string): Promise<boolean> {
  const startedAt = performance.now()
  const name = project.replaceAll(path.sep, '-')
  const log = path.join(ROOT, '.comptoir', 'logs', `types-${name}.log`)
  const compiler = path.join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
  const isClean =
    (await runLogged(
      log,
      process.execPath,
      [compiler, ONE_THREAD, ...remembering(name), '--pretty', 'false', '-p', path.join(ROOT, project)],
      { cwd: ROOT },
    )) === 0
  console.log(`  ${project} ${isClean ? 'is clean' : 'has errors'} ${took(startedAt)}`)
  if (!isClean) console.log(lastLines(log, 60))
  return isClean
}

await runToEnd(async () => {
  const limit = pLimit(AT_ONCE)
  const results = await limit.map(projects(), check)
  if (results.includes(false)) process.exitCode = 1
})
