import type { ComponentType } from 'react'
import type { PageKey, RemoteModule } from '@comptoir/platform/site'
import type { RemoteRelease, RemoteRoute } from '@comptoir/contracts/federation'
import { PhrasesMissing } from '../../common/phrase-files.ts'
import { inAttempts, TimeLimitExceeded, type AttemptPolicy } from './attempts.ts'
import { isFields } from '../registry/check/fields.ts'
import { rememberedByKey } from './once.ts'
import { measured } from '../observe/loads.ts'
import { ReleasesMissing } from '../registry/rest.ts'
import { isRefused, REFUSED } from '../scripts/scripts.ts'

/** A release does not have what it declares. */
export class ContractBroken extends Error {
  override name = 'ContractBroken'
}

/** Where the parts of a remote come from; the browser's own in `browser-sources.ts`, others in tests. */
export interface PageSources {
  exposed: (release: RemoteRelease, module: string) => Promise<unknown>
  /** Those of a page, by its key, or of another module that the release exposes, by its name. */
  phrases: (release: RemoteRelease, key: string) => Promise<void>
}

/** A page of a remote, and the release that it is to come from. */
export interface Wanted {
  release: RemoteRelease
  route: RemoteRoute
}

const BY_THE_LINE = /ScriptNetworkError|ChunkLoadError|RUNTIME-008|Loading chunk/

/** Whether a script was refused here; webpack and the federation runtime each tell it in their own way. */
export function wasRefused(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const isChunkRefused = 'request' in problem && typeof problem.request === 'string' && isRefused(problem.request)
  return isChunkRefused || problem.message.includes(REFUSED)
}

/** Whether asking again may help: the line failed, not the code that came. */
export function isTransient(problem: unknown): boolean {
  if (problem instanceof TimeLimitExceeded || problem instanceof PhrasesMissing || problem instanceof ReleasesMissing)
    return true
  if (!(problem instanceof Error) || wasRefused(problem)) return false
  return BY_THE_LINE.test(`${problem.name} ${problem.message}`) && !problem.message.includes('ScriptExecutionError')
}

/** Layout and path of a route: under this name a remote offers its page, and the release names its scripts. */
export function pageKey(route: Pick<RemoteRoute, 'layout' | 'path'>): PageKey {
  return `${route.layout}/${route.path}`
}

/** The pages that a module offers. Refuses one that offers none. */
export function pagesIn(exposed: unknown, { release, route }: Wanted): RemoteModule['pages'] {
  if (isFields(exposed) && isFields(exposed['pages'])) return exposed['pages'] as RemoteModule['pages']
  throw new ContractBroken(`${route.module} of ${release.container} has no pages.`)
}

async function loadPage(wanted: Wanted, sources: PageSources): Promise<ComponentType> {
  const { release, route } = wanted
  const code = measured(release, 'module', () => sources.exposed(release, route.module))
  const [exposed] = await Promise.all([
    code,
    measured(release, 'phrases', () => sources.phrases(release, pageKey(route))),
  ])
  const loader = pagesIn(exposed, wanted)[pageKey(route)]
  if (loader === undefined) throw new ContractBroken(`${release.container} has no page "${pageKey(route)}".`)
  return measured(release, 'page', loader)
}

/** Loads pages, each at most once: code and phrases together, within the policy's limits, forgotten again when it failed. */
export function createPageLoader(sources: PageSources, policy: AttemptPolicy) {
  const pages = rememberedByKey<ComponentType>()
  const nameOf = ({ release, route }: Wanted) => `${release.container}|${pageKey(route)}`
  return {
    /** The page when it is here already, so that returning to it shows no skeleton. */
    loaded: (wanted: Wanted) => pages.done(nameOf(wanted)),
    load: (wanted: Wanted) =>
      pages.run(nameOf(wanted), () => inAttempts(policy, isTransient, () => loadPage(wanted, sources))),
  }
}

export type PageLoader = ReturnType<typeof createPageLoader>
