import { readFileSync } from 'node:fs'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { localePath } from '../phrases/labels.ts'
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
  return {
    state: 'active',
    reason: null,
    active: releaseOf(remote, { files: {}, routes: {}, commit: null }),
    fallback: null,
    why: 'override',
  }
}

/** The phrases of a language, as text, from the file; null for an address that is none of its phrases. */
export function phrasesAt({ base, dirname }: LocalRemote, path: string): string | null {
  const language = path.startsWith(`${base}locales/`)
    ? /^([a-z]{2})\.json$/.exec(path.slice(`${base}locales/`.length))?.[1]
    : undefined
  return language === undefined ? null : readFileSync(localePath(dirname, language), 'utf8')
}
