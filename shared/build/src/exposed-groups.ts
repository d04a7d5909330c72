import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module } from 'webpack'
import { requestOf } from './declaration/exposed-modules.ts'
import type { Component } from './declaration/features.ts'
import { PAGES } from './declaration/names.ts'

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

function groupsOf(
  compilation: Compilation,
  blocks: readonly (readonly [string, AsyncDependenciesBlock | undefined])[],
): Map<string, ChunkGroup> {
  return new Map(
    blocks.flatMap(([name, block]) => {
      const group = block === undefined ? null : compilation.chunkGraph.getBlockChunkGroup(block)
      return group === null || group === undefined ? [] : [[name, group] as const]
    }),
  )
}

/** What is fetched for each module that the container exposes, by the module's name. */
export function exposedGroups(compilation: Compilation): Map<string, ChunkGroup> {
  return groupsOf(compilation, [...exposedBlocks(compilation)])
}

/** What is fetched for each page beyond the module that lists them, by `layout/path`. */
export function pageGroups(compilation: Compilation, pages: ReadonlyMap<string, Component>): Map<string, ChunkGroup> {
  const lazy = lazyBlocks(compilation, exposedBlocks(compilation).get(PAGES))
  return groupsOf(
    compilation,
    [...pages].map(([key, page]) => [key, lazy.find(({ request }) => request === requestOf(page))] as const),
  )
}
