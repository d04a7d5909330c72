import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const FOLDER = import.meta.dirname
/**
 * At once: a module that waits at its top is loaded twice in tests, with all that imports it. A contract that somebody is
 * importing by a call at that moment cannot be loaded so: such calls are waited for one after the other.
 */
const load = createRequire(import.meta.url)

/** Files of one name in the folders of contracts, in order: sources here and compiled code where it is installed. */
function filesCalled(name) {
  return fs.globSync([`*/${name}.{ts,js}`, `*/*/${name}.{ts,js}`], { cwd: FOLDER }).toSorted()
}

function loaded(files) {
  return files.map((file) => load(path.join(FOLDER, file)))
}

/** What each contract exports. */
export function contractModules() {
  return loaded(filesCalled('index'))
}

/** The area of each contract, in the same order: the folder that it lies in. */
export function contractAreas() {
  return filesCalled('index').map((file) => file.split(path.sep)[0])
}

/** What each contract tells the audit trail. */
export function contractAudits() {
  return loaded(filesCalled('audit')).map(({ audited }) => audited)
}

/** What each contract says in a language, as it was written. */
export function contractWords(language) {
  return filesCalled('index')
    .map((file) => path.join(FOLDER, path.dirname(file), `${language}.json`))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
}
