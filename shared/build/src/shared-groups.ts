import type { Chunk, ChunkGraph, Compilation, Module } from 'webpack'
import { isShareOf, DEFERRED_PARTS } from './shared-modules.ts'

/** Module types that Module Federation puts in front of a shared module. */
const SHARING = ['provide-module', 'consume-shared-module']

/** The modules of Module Federation that a chunk was made for, by their identifiers, which name the shared module. */
function sharesOf(chunk: Chunk): string[] {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins.map(({ module }) => module))
  return origins.flatMap((module) => (module && SHARING.includes(module.type) ? [module.identifier()] : []))
}

function isOfDeferredPart(identifier: string): boolean {
  return DEFERRED_PARTS.some(([part]) => isShareOf(identifier, part))
}

/** The shell's own start and the shared modules that everything starts with. */
function isOfFirstPage(chunk: Chunk): boolean {
  return chunk.name === 'bootstrap' || sharesOf(chunk).some((identifier) => !isOfDeferredPart(identifier))
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

/** The deferred parts that a module is needed for. */
function partsOf(module: Module, context: Context): string[] {
  const identifiers = chunksOf(module, context).flatMap(sharesOf)
  return DEFERRED_PARTS.filter(([part]) => identifiers.some((identifier) => isShareOf(identifier, part))).map(
    ([, name]) => name,
  )
}

function group(name: string, priority: number, test: (module: Module, context: Context) => boolean) {
  return { test, name, chunks: 'all' as const, enforce: true, priority }
}

function firstPageGroup(name: string, path: RegExp, priority: number) {
  return group(
    name,
    priority,
    (module, context) => path.test(module.nameForCondition() ?? '') && isInFirstPage(module, context),
  )
}

/** Whether the back office starts with it; an icon used by forms may be there, too. */
function isInBackOffice(module: Module, context: Context): boolean {
  return chunksOf(module, context).some(({ name }) => name === 'back-office')
}

/** The modules of Module Federation stay where they are. */
function deferredGroup(name: string, priority: number, isOf: (parts: string[], isOfBackOffice: boolean) => boolean) {
  return group(
    name,
    priority,
    (module, context) =>
      !SHARING.includes(module.type) &&
      !isInFirstPage(module, context) &&
      isOf(partsOf(module, context), isInBackOffice(module, context)),
  )
}

/** What only this part needs. */
function partGroup(name: string) {
  return deferredGroup(name, 1, (parts) => parts.join() === name)
}

/** Talking to the API: the back office does so at once, a public page when somebody sends a form. */
const CALLS = /[\\/](node_modules[\\/]ky|app-kit[\\/]src[\\/]http)[\\/]/

/**
 * Two files instead of eight for the first page: React, which changes rarely, and all else that every page starts with.
 * Each deferred part is one file; what the back office begins with anyway is in its file, and what several of the others have
 * in common is one more.
 */
export const sharedGroups = {
  default: false as const,
  defaultVendors: false as const,
  react: firstPageGroup('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 4),
  site: firstPageGroup('site', /[\\/](node_modules|shared|shell[\\/]src)[\\/]/, 3),
  calls: group(
    'calls',
    2,
    (module, context) => CALLS.test(module.nameForCondition() ?? '') && !isInFirstPage(module, context),
  ),
  ...Object.fromEntries(DEFERRED_PARTS.map(([, name]) => [name, partGroup(name)])),
  platform: deferredGroup(
    'platform',
    1.5,
    (parts, isOfBackOffice) => parts.includes('platform') || (isOfBackOffice && parts.length > 0),
  ),
  common: deferredGroup('common', 1, (parts) => parts.length > 1),
}

/** The scripts of each deferred part of the platform, by its name. */
export function partScripts(compilation: Compilation): Record<string, string[]> {
  const groups = compilation.chunkGroups.map((each) => ({
    each,
    made: each.origins.flatMap(({ module }) => (module && SHARING.includes(module.type) ? [module.identifier()] : [])),
  }))
  return Object.fromEntries(
    DEFERRED_PARTS.map(([part, name]) => {
      const chunks = groups
        .filter(({ made }) => made.some((identifier) => isShareOf(identifier, part)))
        .flatMap(({ each }) => each.chunks)
      const files = chunks
        .filter(({ name: chunk }) => chunk !== 'site' && chunk !== 'react')
        .flatMap((chunk) => [...chunk.files])
      return [name, [...new Set(files)].filter((file) => file.endsWith('.js'))]
    }),
  )
}
