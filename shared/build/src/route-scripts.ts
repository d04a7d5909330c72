import type { RemoteManifest, RemoteRelease } from '@comptoir/contracts'
import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack'
import { writtenPages } from './pages-source.ts'
import { pageKey } from './manifest-problems.ts'

/** Where a module's source text is had from, by the module's name in remote.json. */
type SourceOf = (module: string) => string

function scriptsOf(compilation: Compilation, block: AsyncDependenciesBlock | undefined): string[] {
  const group = block === undefined ? null : compilation.chunkGraph.getBlockChunkGroup(block)
  return group?.getFiles().filter((file) => file.endsWith('.js')) ?? []
}

/** The container's own blocks: one for each exposed module, by the name it is exposed under. */
function exposedBlocks(compilation: Compilation): Map<string, AsyncDependenciesBlock> {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks)
  return new Map(
    blocks.flatMap((block) => block.dependencies.flatMap((dependency) => ('exposedName' in dependency ? [[String(dependency.exposedName), block] as const] : []))),
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
 * The scripts that each route's page needs beyond the entry, in the order in which they are asked for: those of the exposed
 * module, then those of the file that the page's loader imports. What a page itself loads later on is not among them.
 */
export function routeScripts(compilation: Compilation, remote: RemoteManifest, sourceOf: SourceOf): RemoteRelease['routes'] {
  const exposed = exposedBlocks(compilation)
  return Object.fromEntries(
    remote.routes.map((route) => {
      const block = exposed.get(route.module)
      const requests = writtenPages(sourceOf(route.module)).pages.get(pageKey(route)) ?? []
      const lazy = lazyBlocks(compilation, block).filter(({ request }) => request !== undefined && request !== null && requests.includes(request))
      return [pageKey(route), [...new Set([block, ...lazy].flatMap((each) => scriptsOf(compilation, each)))]]
    }),
  )
}
