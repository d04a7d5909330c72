import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { exportedNames } from './exported-names.ts'
import { FEATURES, type Component } from './features.ts'
import { ACTIVATE, ACTIVATE_FILE } from './names.ts'
import type { DeclaredRemote } from './declared-remote.ts'

/** Who refers to a component, as a sentence begins with it. */
interface Referred {
  what: string
  component: Component
  /** A page is drawn without being given anything. */
  isPage: boolean
}

function referredIn({ pages, extensions }: DeclaredRemote): Referred[] {
  return [
    ...[...pages].map(([key, component]) => ({ what: `The route "${key}"`, component, isPage: true })),
    ...[...extensions].map(([module, component]) => ({ what: `The extension ${module}`, component, isPage: false })),
  ]
}

function componentProblems(dirname: string, { what, component: { file, name }, isPage }: Referred): string[] {
  const path = join(dirname, file)
  if (!existsSync(path)) return [`${what} names ${file}, which does not exist.`]
  const found = exportedNames(readFileSync(path, 'utf8')).get(name)
  if (found === undefined) return [`${what} names "${name}" of ${file}, which exports no such thing.`]
  if (isPage && found.takesParameters) return [`${what} has a page that asks for properties: ${name} of ${file}.`]
  return []
}

function activateProblems(dirname: string, { activate }: RemoteManifest): string[] {
  const path = join(dirname, ACTIVATE_FILE)
  if (activate === undefined)
    return existsSync(path) ? [`${ACTIVATE_FILE} is never loaded: remote.json says no "activate": "${ACTIVATE}".`] : []
  if (!existsSync(path)) return [`remote.json refers to ${ACTIVATE}, but ${path} does not exist.`]
  const isWithout = !exportedNames(readFileSync(path, 'utf8')).has('default')
  return isWithout ? [`${ACTIVATE_FILE} has no default export: the function that runs.`] : []
}

/** Pages that lie in a feature, but that its feature.json forgets: nobody would ever load them. */
function forgottenProblems(dirname: string, { pages }: DeclaredRemote): string[] {
  const named = [...pages.values()].map(({ file }) => file)
  const written = globSync(`${FEATURES}/**/*.page.tsx`, { cwd: dirname }).map((file) => file.replaceAll('\\', '/'))
  return written
    .filter((file) => !named.includes(file))
    .sort()
    .map((file) => `${file} is never loaded: no route of its feature.json names it.`)
}

/** What a module imports, by name. */
const IMPORTED = /(?:\bfrom|\bimport\s*\(?|\brequire\s*\()\s*['"]([^'"]+)['"]/g
const SMOKE_USES = '@playwright/test'

/** A smoke test is shipped as it is written, and run where nothing of the remote is but the test. */
function smokeProblems(dirname: string, { smoke }: RemoteManifest): string[] {
  if (smoke === undefined) return []
  const path = join(dirname, smoke)
  if (!existsSync(path)) return [`The smoke test ${path} does not exist.`]
  const names = [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, name]) => name)
  return names
    .filter((name) => name !== SMOKE_USES)
    .map((name) => `${smoke} imports "${name}"; a smoke test stands alone and may import ${SMOKE_USES} only.`)
}

/** Sentences about what a remote declares and its files do not hold, or the other way round. */
export function sourceProblems(dirname: string, declared: DeclaredRemote): string[] {
  return [
    ...referredIn(declared).flatMap((referred) => componentProblems(dirname, referred)),
    ...activateProblems(dirname, declared.remote),
    ...forgottenProblems(dirname, declared),
    ...smokeProblems(dirname, declared.remote),
  ]
}
