import type { Chunk, ChunkGraph, Compilation, Module } from 'webpack'
import { LATER_PARTS } from './shared-modules.ts'

/** Module types of Module Federation that stand in front of a shared module. */
const SHARING = ['provide-module', 'consume-shared-module']

/** The modules of Module Federation that a chunk was made for, by their identifiers, which name the shared module. */
function sharesOf(chunk: Chunk): string[] {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins.map(({ module }) => module))
  return origins.flatMap((module) => (module && SHARING.includes(module.type) ? [module.identifier()] : []))
}

function isOfLaterPart(identifier: string): boolean {
  return LATER_PARTS.some(([part]) => identifier.includes(part))
}

/** The shell's own start and the shared modules that everything starts with. */
function isOfFirstPage(chunk: Chunk): boolean {
  return chunk.name === 'bootstrap' || sharesOf(chunk).some((identifier) => !isOfLaterPart(identifier))
}

interface Context {
  chunkGraph: ChunkGraph
}

function chunksOf(module: Module, { chunkGraph }: Context): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)]
}

function isInFirstPage(module: Module, context: Context): boolean {
  return chunksOf(module, context).some(isOfFirstPage)
}

/** The later parts that a module is needed for. */
function partsOf(module: Module, context: Context): string[] {
  const identifiers = chunksOf(module, context).flatMap(sharesOf)
  return LATER_PARTS.filter(([part]) => identifiers.some((identifier) => identifier.includes(part))).map(([, name]) => name)
}

function group(name: string, priority: number, test: (module: Module, context: Context) => boolean) {
  return { test, name, chunks: 'all' as const, enforce: true, priority }
}

function firstPageGroup(name: string, path: RegExp, priority: number) {
  return group(name, priority, (module, context) => path.test(module.nameForCondition() ?? '') && isInFirstPage(module, context))
}

/** What only this part needs; the modules of Module Federation stay where they are. */
function partGroup(name: string) {
  return group(name, 1, (module, context) => !SHARING.includes(module.type) && !isInFirstPage(module, context) && partsOf(module, context).join() === name)
}

/**
 * Two files instead of eight for the first page: React, which changes rarely, and all else that every page starts with.
 * Each later part is one file, and what several of them have in common is one more.
 */
export const sharedGroups = {
  default: false as const,
  defaultVendors: false as const,
  react: firstPageGroup('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 3),
  platform: firstPageGroup('platform', /[\\/](node_modules|shared)[\\/]/, 2),
  ...Object.fromEntries(LATER_PARTS.map(([, name]) => [name, partGroup(name)])),
  common: group('common', 1, (module, context) => !SHARING.includes(module.type) && !isInFirstPage(module, context) && partsOf(module, context).length > 1),
}

/** The scripts of each later part of the platform, by its name. */
export function partScripts(compilation: Compilation): Record<string, string[]> {
  const groups = compilation.chunkGroups.map((each) => ({ each, made: each.origins.flatMap(({ module }) => (module && SHARING.includes(module.type) ? [module.identifier()] : [])) }))
  return Object.fromEntries(
    LATER_PARTS.map(([part, name]) => {
      const chunks = groups.filter(({ made }) => made.some((identifier) => identifier.includes(part))).flatMap(({ each }) => each.chunks)
      const files = chunks.filter(({ name: chunk }) => chunk !== 'platform' && chunk !== 'react').flatMap((chunk) => [...chunk.files])
      return [name, [...new Set(files)].filter((file) => file.endsWith('.js'))]
    }),
  )
}
