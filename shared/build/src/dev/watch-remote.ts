import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { localePath } from '../labels.ts'
import { readJson } from '../read-json.ts'
import { exposedModules } from '../source-problems.ts'
import type { Changes } from './changes.ts'
import { liveRemote, type LocalRemote } from './local-remote.ts'

/** Editors write a file in several steps. */
const PAUSE_MS = 60

/** Folders whose files say what a remote declares: `remote.json`, phrases, and the sources that it is held against. */
const FOLDERS = ['.', 'locales', 'src', 'src/x']

/** A function that tells of the registry's entry when it says something new. */
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

/** A function that tells of the phrases of a language when their file says something new. */
function watchPhrases({ id, dirname }: LocalRemote, language: string, changes: Changes): () => void {
  const read = () => readJson(localePath(dirname, language))
  let known = read()
  return () => {
    const phrases = read()
    if (isDeepStrictEqual(phrases, known)) return
    known = phrases
    changes.tell('phrases', { remote: id, language, phrases })
  }
}

function onEdits(folder: string, act: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  return watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE_MS)
  })
}

/** Tells open pages of every edit of `remote.json` and the phrases; a fault is said here, and pages keep what they have. Answers how to stop. */
export function watchRemote(remote: LocalRemote, changes: Changes): () => void {
  const tellers = [
    watchEntry(remote, changes),
    ...remote.readRemote().i18n.languages.map((language) => watchPhrases(remote, language, changes)),
  ]
  const folders = FOLDERS.map((folder) => join(remote.dirname, folder)).filter((folder) => existsSync(folder))
  const watchers = folders.map((folder) => onEdits(folder, () => sayFaults(tellers)))
  return () => watchers.forEach((watcher) => watcher.close())
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
