import type { Compilation } from 'webpack'

/** Chunks that every first render wants: asked for by the page at once instead of one after another by the code. */
const FIRST_CHUNKS = ['bootstrap', 'react', 'site']

function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.includes('hot-update')
}

/** The scripts that the shell starts with. */
export function mainScripts(compilation: Compilation): string[] {
  return compilation.entrypoints.get('main')?.getFiles().filter(isScript) ?? []
}

/** All scripts of the named chunks. */
export function namedScripts(compilation: Compilation, ...names: string[]): string[] {
  const chunks = [...compilation.chunks].filter((chunk) => names.includes(chunk.name ?? ''))
  return chunks.flatMap((chunk) => [...chunk.files]).filter(isScript)
}

/** The scripts that they ask for before anything can be drawn. */
export function firstChunks(compilation: Compilation): string[] {
  return namedScripts(compilation, ...FIRST_CHUNKS)
}
