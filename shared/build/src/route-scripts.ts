import type { PlatformPart, RemoteRelease } from '@comptoir/contracts/federation'
import type { ChunkGroup, Compilation } from 'webpack'
import type { DeclaredRemote } from './declaration/declared-remote.ts'
import { ENTRY, PAGES } from './declaration/names.ts'
import { exposedGroups, pageGroups } from './exposed-groups.ts'
import { isShareOf, DEFERRED_PARTS } from './shared-modules.ts'

function scriptsOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js') && file !== ENTRY)
}

/** The deferred parts of the platform that the modules of a group import. */
function partsOf(compilation: Compilation, { chunks }: ChunkGroup): PlatformPart[] {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
  return DEFERRED_PARTS.filter(([part]) =>
    modules.some((module) => module.type === 'consume-shared-module' && isShareOf(module.identifier(), part)),
  ).map(([, name]) => name)
}

/**
 * What each route's page needs beyond the entry. Scripts are in the order in which they are requested: those of the
 * exposed module, then those of the page's file; parts are the platform's that these import. What
 * a page itself loads later on is not among them.
 */
export function routeNeeds(
  compilation: Compilation,
  { pages }: Pick<DeclaredRemote, 'pages'>,
): Required<Pick<RemoteRelease, 'routes' | 'parts'>> {
  const exposed = exposedGroups(compilation).get(PAGES)
  const lazy = pageGroups(compilation, pages)
  const needs = [...pages.keys()].map((key) => {
    const groups = [exposed, lazy.get(key)].filter((group) => group !== undefined)
    const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
    return {
      key,
      scripts: unique(groups.flatMap(scriptsOf)),
      parts: unique(groups.flatMap((group) => partsOf(compilation, group))),
    }
  })
  return {
    routes: Object.fromEntries(needs.map(({ key, scripts }) => [key, scripts])),
    parts: Object.fromEntries(needs.flatMap(({ key, parts }) => (parts.length > 0 ? [[key, parts]] : []))),
  }
}
