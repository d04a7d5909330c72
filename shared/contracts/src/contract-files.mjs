import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = import.meta.dirname

/** Files of one name in the folders of contracts, in order: sources here and compiled code where it is installed. */
function filesCalled(name) {
  return fs.globSync([`*/${name}.{ts,js}`, `*/*/${name}.{ts,js}`], { cwd: FOLDER }).toSorted()
}

function imported(files) {
  return Promise.all(files.map((file) => import(pathToFileURL(path.join(FOLDER, file)).href)))
}

/** What each contract exports. */
export function contractModules() {
  return imported(filesCalled('index'))
}

/** The area of each contract, in the same order: the folder that it lies in. */
export function contractAreas() {
  return filesCalled('index').map((file) => file.split(path.sep)[0])
}

/** What each contract tells the audit trail. */
export async function contractAudits() {
  return (await imported(filesCalled('audit'))).map(({ audited }) => audited)
}

/** What each contract says in a language, as it was written. */
export function contractWords(language) {
  return filesCalled('index')
    .map((file) => path.join(FOLDER, path.dirname(file), `${language}.json`))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
}
