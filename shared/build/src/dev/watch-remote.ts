import { existsSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { allPhrases } from '../phrases/read-phrases.ts'
import { exposedModules } from '../declaration/exposed-modules.ts'
import type { Changes } from './changes.ts'
import { liveRemote, type LocalRemote } from './local-remote.ts'

/** Editors write a file in several steps. */
const PAUSE_MS = 60

/** Folders with a remote's declarations: `remote.json`, phrases, features, and the sources they are checked against. */
const FOLDERS = ['.', 'locales', 'src']

/** A function that announces the registry's entry when it has changed. */
function watchEntry(remote: LocalRemote, changes: Changes): () => void {
  let known = liveRemote(remote)
  return () => {
    const entry = liveRemote(remote)
    if (isDeepStrictEqual(entry, known)) return
    const isExposedAlike = isDeepStrictEqual(exposedModules(entry.active.remote), exposedModules(known.active.remote))
    if (!isExposedAlike)
      console.log(`${remote.id} has other modules than when it was started: start again to serve them.`)
    known = entry
    changes.tell('registry', entry)
  }
}

/** A function that announces the phrases of a language when one of their files has changed. */
function watchPhrases({ id, dirname }: LocalRemote, language: string, changes: Changes): () => void {
  const read = () => allPhrases(dirname, language)
  let known = read()
  return () => {
    const phrases = read()
    if (isDeepStrictEqual(phrases, known)) return
    known = phrases
    changes.tell('phrases', { remote: id, language, phrases })
  }
}

/** Acts a moment after the last edit in a folder; answers how to stop. */
function onEdits(folder: string, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: basename(folder) === 'src' }, () => {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE_MS)
  })
  return () => {
    watcher.close()
    clearTimeout(timer)
  }
}

/** Sends open pages every edit of `remote.json`, a `feature.json` and phrases; prints faults. Returns how to stop. */
export function watchRemote(remote: LocalRemote, changes: Changes): () => void {
  const tellers = [
    watchEntry(remote, changes),
    ...remote.readRemote().remote.i18n.languages.map((language) => watchPhrases(remote, language, changes)),
  ]
  const folders = FOLDERS.map((folder) => join(remote.dirname, folder)).filter((folder) => existsSync(folder))
  const stops = folders.map((folder) => onEdits(folder, () => sayFaults(tellers)))
  return () => stops.forEach((stop) => stop())
}

function faultsOf(act: () => void): string[] {
  try {
    act()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A file that cannot be read concerns the entry and the phrases; it is said once. */
function sayFaults(tellers: readonly (() => void)[]): void {
  for (const fault of new Set(tellers.flatMap(faultsOf))) console.error(fault)
}
