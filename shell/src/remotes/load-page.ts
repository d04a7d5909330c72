import type { ComponentType } from 'react'
import type { PageKey } from '@comptoir/platform'
import type { OwnedRoute } from '../router/addresses.ts'
import { inAttempts, TimeLimitExceeded, type AttemptPolicy } from './attempts.ts'
import { rememberedByKey } from './once.ts'

/** The phrases of a remote did not come; its page would show keys instead of words. */
export class PhrasesMissing extends Error {
  override name = 'PhrasesMissing'
}

/** Where the parts of a page come from; the browser's own in `browser-sources.ts`, others in tests. */
export interface PageSources {
  exposed: (owned: OwnedRoute) => Promise<{ pages: Partial<Record<PageKey, () => Promise<ComponentType>>> }>
  phrases: (owned: OwnedRoute) => Promise<void>
}

const BY_THE_LINE = /ScriptNetworkError|ChunkLoadError|RUNTIME-008|Loading chunk/

/** Whether asking again may help: the line failed, not the code that came. */
export function isTransient(problem: unknown): boolean {
  if (problem instanceof TimeLimitExceeded || problem instanceof PhrasesMissing) return true
  return problem instanceof Error && BY_THE_LINE.test(`${problem.name} ${problem.message}`) && !problem.message.includes('ScriptExecutionError')
}

function pageKey({ route }: OwnedRoute): PageKey {
  return `${route.layout}/${route.path}`
}

async function bring(owned: OwnedRoute, sources: PageSources): Promise<ComponentType> {
  const [{ pages }] = await Promise.all([sources.exposed(owned), sources.phrases(owned)])
  const loader = pages[pageKey(owned)]
  if (loader === undefined) throw new Error(`${owned.release.container} has no page "${pageKey(owned)}".`)
  return loader()
}

/** Loads pages, each at most once: code and phrases together, within the policy's limits, forgotten again when it failed. */
export function createPageLoader(sources: PageSources, policy: AttemptPolicy) {
  const pages = rememberedByKey<ComponentType>()
  const nameOf = (owned: OwnedRoute) => `${owned.release.container}|${pageKey(owned)}`
  return {
    /** The page when it is here already, so that returning to it shows no skeleton. */
    loaded: (owned: OwnedRoute) => pages.done(nameOf(owned)),
    load: (owned: OwnedRoute) => pages.run(nameOf(owned), () => inAttempts(policy, isTransient, () => bring(owned, sources))),
  }
}

export type PageLoader = ReturnType<typeof createPageLoader>
