import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { translatePlaceholders } from '../../fixtures/translated.ts'
import { withInstallation } from '../federation/installation.ts'
import { runIn, terminalEnvironment, withRepositoryCopy } from '../federation/repository-copy.ts'
import { weighPage, type PageWeight } from './page-weight.ts'
import type { BreadthOptions } from './options.ts'

/** What is measured of one copy of the repository. */
export interface Measured {
  /** By `layout/path` of a route of the back office. */
  pages: Map<string, PageWeight>
  /** Seconds; null where they were not measured. */
  buildSeconds: number | null
  typesSeconds: number | null
  testSeconds: number | null
}

/** The remote whose build is timed, alone. */
const TIMED_REMOTE = 'mfe-inventory'

/** Copies the repository, makes slices in the copy, builds it and measures. */
export function measureCopy(
  slices: readonly string[],
  { isSmoke, withTests }: BreadthOptions,
  routes?: ReadonlySet<string>,
): Promise<Measured> {
  return withRepositoryCopy(async (copy) => {
    if (slices.length > 0) {
      await runIn(copy, 'scripts/new.ts', ['feature', ...slices])
      translatePlaceholders(copy)
    }
    if (withTests) installWhole(copy)
    await runIn(copy, 'scripts/build.ts')
    return {
      pages: await weighPages(copy, routes),
      buildSeconds: isSmoke ? null : await timeBuild(copy),
      typesSeconds: isSmoke ? null : await runIn(copy, 'scripts/types.ts'),
      testSeconds: withTests ? await runIn(copy, 'scripts/test/main.ts') : null,
    }
  })
}

/** Makes a copy what somebody's clone is: under version control, with packages of its own instead of links to others. */
function installWhole(copy: string): void {
  for (const made of fs.globSync(['.comptoir', 'node_modules', '*/node_modules', 'shared/*/node_modules'], {
    cwd: copy,
  }))
    fs.rmSync(path.join(copy, made), { recursive: true, force: true })
  const run = (command: string, ...args: string[]): unknown =>
    execFileSync(command, args, { cwd: copy, env: terminalEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] })
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  run('git', 'init', '--quiet')
  run('git', 'add', '--all')
  run('git', '-c', 'user.name=Comptoir', '-c', 'user.email=bench@comptoir.example', 'commit', '--quiet', '-m', 'A copy')
}

/** Seconds of one remote's build; the faster of two. */
async function timeBuild(copy: string): Promise<number> {
  const build = async (): Promise<number> => {
    fs.rmSync(path.join(copy, TIMED_REMOTE, 'dist'), { recursive: true, force: true })
    return runIn(copy, 'scripts/build.ts')
  }
  return Math.min(await build(), await build())
}

/** Weighs the pages of the back office: those that are named, or all that the copy's remotes have. */
function weighPages(copy: string, routes?: ReadonlySet<string>): Promise<Map<string, PageWeight>> {
  return withInstallation(async ({ origin, companyId, pointOfSaleId }) => {
    const weights = new Map<string, PageWeight>()
    for (const { layout, path: at } of backOfficeRoutes(copy)) {
      const name = `${layout}/${at}`
      if (routes && !routes.has(name)) continue
      const below = layout === 'pointOfSale' ? `${companyId}/${pointOfSaleId}` : companyId
      weights.set(name, await weighPage(origin, `/${below}/${at.replaceAll(/:\w+/g, companyId)}`))
    }
    return weights
  }, copy)
}

/** The routes below a company in the built releases of a copy. */
function backOfficeRoutes(copy: string): { layout: string; path: string }[] {
  return fs
    .globSync('mfe-*/dist/*/release.json', { cwd: copy })
    .flatMap((file) => {
      const { remote }: RemoteRelease = JSON.parse(fs.readFileSync(path.join(copy, file), 'utf8'))
      return remote.routes
    })
    .filter(({ layout }) => layout === 'pointOfSale' || layout === 'company')
}
