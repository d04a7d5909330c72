import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { listenOnLoopback } from '../dev/loopback.ts'
import { integrityOf } from '../release-files.ts'
import { runPlaywright, type SmokeEnvironment, type SmokeTest } from '../smoke/run-playwright.ts'
import { serveSmoke } from '../smoke/smoke-origin.ts'
import { nameOf, trialOf, type TriedRelease } from '../smoke/tried-releases.ts'
import { Installation } from './installation.ts'
import { Refusal } from './refusal.ts'

interface SmokeOptions {
  ids: readonly string[]
  /** The shell that is tried. */
  shell: URL
  /** Whose releases are tried in it. */
  from: URL
  email: string
  password: string
}

function addressIn(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text))
    throw new Refusal(
      'Which shell? Give --shell https://…, or set COMPTOIR_URL. Use --from to test the releases of another installation in it.',
    )
  return new URL(text)
}

function read(args: string[]): SmokeOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' }, from: { type: 'string' } },
  })
  const shell = addressIn(values.shell ?? process.env['COMPTOIR_URL'])
  const [email, password] = [process.env['COMPTOIR_EMAIL'], process.env['COMPTOIR_PASSWORD']]
  if (email === undefined || password === undefined)
    throw new Refusal('Smoke tests sign in to the shell. Set COMPTOIR_EMAIL and COMPTOIR_PASSWORD.')
  return { ids: positionals, shell, from: values.from === undefined ? shell : addressIn(values.from), email, password }
}

/** Where tests work: the company and the point of sale that the account opens. */
async function environmentOf({ shell, email, password }: SmokeOptions): Promise<SmokeEnvironment> {
  const { company, pointOfSale } = await new Installation(shell.origin).signIn<SessionAnswer>(email, password)
  if (!company || !pointOfSale)
    throw new Refusal(
      `${email} has no point of sale on ${shell.origin}. Smoke tests need an account that belongs to a company.`,
    )
  return {
    SMOKE_EMAIL: email,
    SMOKE_PASSWORD: password,
    SMOKE_COMPANY_ID: company.id,
    SMOKE_POINT_OF_SALE_ID: pointOfSale.id,
  }
}

/** The test's text as it was published. */
async function fetched({ base, files, ...release }: RemoteRelease, smoke: string, from: URL): Promise<string> {
  const answer = await fetch(new URL(`${base}${smoke}`, from))
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok || integrityOf(bytes) !== files[smoke]?.integrity)
    throw new Refusal(
      `${from.origin} did not serve the smoke test of ${nameOf({ base, files, ...release })} as it was published.`,
    )
  return bytes.toString('utf8')
}

/** Each release needs an origin where it is live: the shell's own where it is, one of this machine otherwise. */
async function testsOf(
  tried: readonly TriedRelease[],
  { shell, from }: SmokeOptions,
  servers: Server[],
): Promise<SmokeTest[]> {
  const tests: SmokeTest[] = []
  for (const { release, smoke, isLive } of tried) {
    const text = await fetched(release, smoke, from)
    const name = nameOf(release)
    if (isLive && shell.origin === from.origin) {
      tests.push({ name, text, origin: shell.origin })
      continue
    }
    const { server, local } = await listenOnLoopback()
    servers.push(server)
    serveSmoke(server, { local, hosted: shell, from, release })
    tests.push({ name, text, origin: local.origin })
  }
  return tests
}

/**
 * `comptoir-remote smoke --shell http://localhost:4000 --from https://shop.example`: runs the smoke tests in the
 * releases of an installation, live ones and fallbacks, in a shell that may be another one.
 */
export async function smoke(args: string[]): Promise<void> {
  const options = read(args)
  const { shell } = await new Installation(options.shell.origin).registry()
  const trial = trialOf(await new Installation(options.from.origin).registry(), shell.versions, options.ids)
  for (const line of [...trial.left, ...trial.unfit]) console.log(line)
  if (trial.tried.length === 0)
    throw new Refusal(`No release of ${options.from.origin} has a smoke test that can be run.`)
  const servers: Server[] = []
  try {
    const isPassed = await runPlaywright(await testsOf(trial.tried, options, servers), await environmentOf(options))
    if (!isPassed) throw new Refusal('Smoke tests failed. See their output above.')
    if (trial.unfit.length > 0) throw new Refusal('Live releases cannot run in this shell. See above.')
  } finally {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}
