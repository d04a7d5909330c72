import type { RemoteRelease } from '@comptoir/contracts/federation'
import { inAttempts, type AttemptPolicy } from './attempts.ts'
import { isFields } from '../registry/check/fields.ts'
import { ContractBroken, isTransient, type PageSources } from './load-page.ts'
import { rememberedByKey } from './once.ts'

type Made = (...given: never[]) => unknown

/**
 * Loads what a remote offers beside its pages, as the default export of a module of its own: what it puts into other pages,
 * what runs without a page. Each at most once, with the remote's phrases, forgotten again when it failed.
 */
export function createExtraLoader({ exposed, phrases }: PageSources) {
  const extras = rememberedByKey<Made>()
  const fetchExtra = async (release: RemoteRelease, module: string): Promise<Made> => {
    const [found] = await Promise.all([exposed(release, module), phrases(release, module)])
    if (isFields(found) && typeof found['default'] === 'function') return found['default'] as Made
    throw new ContractBroken(`${module} of ${release.container} has no default export that can be used.`)
  }
  return {
    loaded: (release: RemoteRelease, module: string) => extras.done(`${release.container}|${module}`),
    load: (release: RemoteRelease, module: string, policy: AttemptPolicy) =>
      extras.run(`${release.container}|${module}`, () =>
        inAttempts(policy, isTransient, () => fetchExtra(release, module)),
      ),
  }
}

export type ExtraLoader = ReturnType<typeof createExtraLoader>
