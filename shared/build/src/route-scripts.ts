import type { PlatformPart, RemoteRelease } from '@comptoir/contracts/federation'
import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack'
import { requestOf } from './declaration/exposed-modules.ts'
import { PAGES } from './declaration/names.ts'
import type { DeclaredRemote } from './declaration/declared-remote.ts'
import { isShareOf, DEFERRED_PARTS } from './shared-modules.ts'

function groupOf(compilation: Compilation, block: AsyncDependenciesBlock | undefined) {
  return block === undefined ? null : compilation.chunkGraph.getBlockChunkGroup(block)
}

function scriptsOf(compilation: Compilation, block: AsyncDependenciesBlock | undefined): string[] {
  return (
    groupOf(compilation, block)
      ?.getFiles()
      .filter((file) => file.endsWith('.js')) ?? []
  )
}

/** The deferred parts of the platform that the modules of a block import. */
function partsOf(compilation: Compilation, block: AsyncDependenciesBlock | undefined): PlatformPart[] {
  const chunks = groupOf(compilation, block)?.chunks ?? []
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
  return DEFERRED_PARTS.filter(([part]) =>
    modules.some((module) => module.type === 'consume-shared-module' && isShareOf(module.identifier(), part)),
  ).map(([, name]) => name)
}

/** The container's own blocks: one for each exposed module, by the name it is exposed under. */
function exposedBlocks(compilation: Compilation): Map<string, AsyncDependenciesBlock> {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks)
  return new Map(
    blocks.flatMap((block) =>
      block.dependencies.flatMap((dependency) =>
        'exposedName' in dependency ? [[String(dependency.exposedName), block] as const] : [],
      ),
    ),
  )
}

/** A module whose imports were folded into it keeps its own lazy imports in its root. */
function rootOf(module: Module): Module {
  return 'rootModule' in module && module.rootModule !== undefined ? (module.rootModule as Module) : module
}

function lazyBlocks(compilation: Compilation, exposed: AsyncDependenciesBlock | undefined): AsyncDependenciesBlock[] {
  return (exposed?.dependencies ?? []).flatMap((dependency) => {
    const module = compilation.moduleGraph.getModule(dependency)
    return module === null ? [] : rootOf(module).blocks
  })
}

/**
 * What each route's page needs beyond the entry. Scripts stand in the order in which they are asked for: those of the
 * exposed module, then those of the page's file; parts are the platform's that these import. What
 * a page itself loads later on is not among them.
 */
export function routeNeeds(
  compilation: Compilation,
  { pages }: Pick<DeclaredRemote, 'pages'>,
): Required<Pick<RemoteRelease, 'routes' | 'parts'>> {
  const exposed = exposedBlocks(compilation).get(PAGES)
  const lazy = lazyBlocks(compilation, exposed)
  const needs = [...pages].map(([key, page]) => {
    const blocks = [exposed, lazy.find(({ request }) => request === requestOf(page))]
    const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
    return {
      key,
      scripts: unique(blocks.flatMap((each) => scriptsOf(compilation, each))),
      parts: unique(blocks.flatMap((each) => partsOf(compilation, each))),
    }
  })
  return {
    routes: Object.fromEntries(needs.map(({ key, scripts }) => [key, scripts])),
    parts: Object.fromEntries(needs.flatMap(({ key, parts }) => (parts.length > 0 ? [[key, parts]] : []))),
  }
}
