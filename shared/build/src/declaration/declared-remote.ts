import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteDeclaration, type RemoteManifest } from '@comptoir/contracts/federation'
import { readJson } from '../read-json.ts'
import { componentOf, extensionModule, readFeatures, type Component, type Feature } from './features.ts'
import { pageKey, PAGES } from './names.ts'
import { refusal, shapeProblems } from './shape.ts'

/** What a remote and its features declare, merged. */
export interface DeclaredRemote {
  /** As the release and the registry carry it. */
  remote: RemoteManifest
  /** In the order of their names. */
  features: readonly Feature[]
  /** The component behind each route, by `layout/path`. */
  pages: ReadonlyMap<string, Component>
  /** The component behind each module that is exposed for a page of another remote. */
  extensions: ReadonlyMap<string, Component>
}

function readOwn(path: string): RemoteDeclaration {
  if (!existsSync(path)) throw new Error(`${path} is missing: it says what a remote is.`)
  const value = readJson(path)
  const problems = shapeProblems(RemoteDeclaration, value)
  if (problems.length > 0) throw refusal(path, problems)
  return value as RemoteDeclaration
}

function merged(own: RemoteDeclaration, features: readonly Feature[]): RemoteManifest {
  const [extensions, commands, search] = [
    features.flatMap((feature) =>
      (feature.declared.extensions ?? []).map(({ component, ...extension }) => ({
        ...extension,
        module: extensionModule(feature, component),
      })),
    ),
    features.flatMap(({ declared }) => declared.commands ?? []),
    features.flatMap(({ declared }) => declared.search ?? []),
  ]
  return {
    ...own,
    routes: features.flatMap(({ declared }) =>
      (declared.routes ?? []).map(({ page: _page, ...route }) => ({ ...route, module: PAGES })),
    ),
    nav: features.flatMap(({ declared }) => declared.nav ?? []),
    ...(extensions.length > 0 && { extensions }),
    ...(commands.length > 0 && { commands }),
    ...(search.length > 0 && { search }),
  }
}

/** Reads `remote.json` and every `feature.json` of a folder and merges them, checked against their schemas only. */
export function readDeclared(dirname: string): DeclaredRemote {
  const own = readOwn(join(dirname, 'remote.json'))
  const features = readFeatures(dirname)
  return {
    remote: merged(own, features),
    features,
    pages: new Map(
      features.flatMap((feature) =>
        (feature.declared.routes ?? []).map((route) => [pageKey(route), componentOf(feature, route.page)] as const),
      ),
    ),
    extensions: new Map(
      features.flatMap((feature) =>
        (feature.declared.extensions ?? []).map(
          ({ component }) => [extensionModule(feature, component), componentOf(feature, component)] as const,
        ),
      ),
    ),
  }
}
