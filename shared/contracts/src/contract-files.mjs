import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = import.meta.dirname

/** Folders of contracts, in order: those with an index of their own, sources here and compiled code where it is installed. */
function folders() {
  const found = fs.globSync(['*/index.{ts,js}', '*/*/index.{ts,js}'], { cwd: FOLDER })
  return found.toSorted().map((file) => [path.dirname(file), path.basename(file)])
}

/** What each contract exports. */
export function contractModules() {
  return Promise.all(folders().map(([folder, index]) => import(pathToFileURL(path.join(FOLDER, folder, index)).href)))
}

/** What each contract says in a language, as it was written. */
export function contractWords(language) {
  return folders()
    .map(([folder]) => path.join(FOLDER, folder, `${language}.json`))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
}
