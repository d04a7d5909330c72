import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { PhraseFiles } from '../../common/phrase-files.ts'
import type { Containers } from '../scripts/containers.ts'
import { ContractBroken, type PageSources } from './load-page.ts'

/** Address of the phrases of a page or another exposed module, without the language and the ending. */
function phrasesOf({ base, phrases, container }: RemoteRelease, key: string): string {
  const file = phrases[key]
  if (file === undefined) throw new ContractBroken(`${container} names no phrases of "${key}".`)
  return `${base}${file}`
}

/** Pages from the federation runtime, phrases in files beside them. */
export function browserSources(files: PhraseFiles, { load }: Pick<Containers, 'load'>): PageSources {
  return {
    exposed: load,
    phrases: async (release, key) => files.load(phrasesOf(release, key), release.remote.i18n.namespace),
  }
}
