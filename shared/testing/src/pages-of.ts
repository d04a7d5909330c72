import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDeclared } from '@comptoir/build/declaration'
import type { ComponentType } from 'react'

/** A page of a remote, as the feature that it belongs to declares it. */
export interface DeclaredPage {
  /** Layout and path, as `pointOfSale/brands`. */
  key: string
  path: string
  /** Reads that are started together with its code. */
  data: readonly string[]
  load: () => Promise<ComponentType>
}

async function component(file: string, name: string): Promise<ComponentType> {
  const module: Record<string, ComponentType> = await import(pathToFileURL(file).href)
  const found = module[name]
  if (found === undefined) throw new Error(`${file} exports no ${name}`)
  return found
}

/** All pages of the remote in a folder, so that a test of every page knows of new ones by itself. */
export function pagesOf(folder: string): DeclaredPage[] {
  const { remote, pages } = readDeclared(folder)
  return remote.routes.map(({ layout, path, data = [] }) => {
    const key = `${layout}/${path}`
    const page = pages.get(key)
    if (page === undefined) throw new Error(`${key} has no page`)
    return { key, path, data, load: () => component(join(folder, page.file), page.name) }
  })
}
