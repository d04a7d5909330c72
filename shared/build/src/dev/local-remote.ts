import type { LiveRemote, RemoteManifest } from '@comptoir/contracts/federation'
import { pageKey } from '../declaration/names.ts'
import { allPhrases } from '../phrases/read-phrases.ts'
import { releaseOf, type ReleaseOptions } from '../release-plugin.ts'
import { readRemote } from '../declaration/remote-json.ts'

/** The build's name of everything that is served from sources. */
const BUILD = 'dev'

/** A remote that is served from its sources. */
export interface LocalRemote extends ReleaseOptions {
  id: string
  /** Path of its files, which ends with a slash. */
  base: string
}

export function localRemote(id: string, dirname: string): LocalRemote {
  return { id, dirname, build: BUILD, base: `/r/${id}/${BUILD}/`, readRemote: () => readRemote(dirname, id) }
}

/** The remote as a registry names it, read from its files at this moment. It lists no files: their hashes change with every edit. */
export function liveRemote(remote: LocalRemote): LiveRemote {
  const phrases = Object.fromEntries(allKeys(remote.readRemote().remote).map((key) => [key, ALL]))
  return {
    state: 'active',
    reason: null,
    active: releaseOf(remote, { files: {}, routes: {}, phrases, commit: null }),
    fallback: null,
    why: 'override',
  }
}

/** The one file of phrases that all pages have while they are served from sources. */
const ALL = 'phrases/all'

/** All phrases of a language, as text, from the files as they are now; null for an address that is none of its phrases. */
export function phrasesAt({ base, dirname }: LocalRemote, path: string): string | null {
  const language = path.startsWith(`${base}${ALL}.`)
    ? /^([a-z]{2})\.json$/.exec(path.slice(`${base}${ALL}.`.length))?.[1]
    : undefined
  return language === undefined ? null : JSON.stringify(allPhrases(dirname, language))
}

function allKeys({ routes, extensions = [], activate }: RemoteManifest): string[] {
  const modules = [...extensions.map(({ module }) => module), ...(activate === undefined ? [] : [activate])]
  return [...routes.map(pageKey), ...modules]
}
