import { withLimit } from './attempts.ts'
import { readRegistry } from './registry.ts'

/** Longest wait for a development server, in milliseconds; after it the page starts without. */
const LIMIT_MS = 6000

/** Name of the builds that a development server makes; a published build is named by its content. */
const DEVELOPMENT = 'dev'

/** Loads the entries of remotes under development, if the page's own registry names any. Never throws. */
export async function startDevelopmentBuilds(): Promise<void> {
  if (!document.getElementById('registry')?.textContent?.includes(`"build":"${DEVELOPMENT}"`)) return
  const { releases, policy } = await readRegistry()
  const local = releases.filter((release) => release.build === DEVELOPMENT)
  const { loadExposed, registerReleases } = await import(/* webpackMode: "eager" */ './containers.ts')
  registerReleases(local, policy.attemptMs)
  const started = local.flatMap((release) => release.remote.routes.slice(0, 1).map((route) => loadExposed(release, route.module)))
  await withLimit(Promise.all(started), LIMIT_MS).catch((problem: unknown) => console.error('A remote under development did not start.', problem))
}
