import type { RemoteNavEntry, RemoteRelease, RemoteRoute } from '@comptoir/contracts'

type Fields = Record<string, unknown>

const LAYOUTS: readonly unknown[] = ['public', 'company', 'pointOfSale', 'superAdmin'] satisfies RemoteRoute['layout'][]
const SKELETONS: readonly unknown[] = ['table', 'form', 'board', 'page'] satisfies RemoteRoute['skeleton'][]

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areTexts(fields: Fields, ...names: string[]): boolean {
  return names.every((name) => typeof fields[name] === 'string')
}

function isPermission(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isRoute(value: unknown): value is RemoteRoute {
  if (!isFields(value) || !areTexts(value, 'path', 'titleKey')) return false
  const { module, layout, skeleton, permission } = value
  const isModule = typeof module === 'string' && /^\.\/[a-z0-9-]+$/.test(module)
  return isModule && LAYOUTS.includes(layout) && SKELETONS.includes(skeleton) && isPermission(permission)
}

function isNavEntry(value: unknown): value is RemoteNavEntry {
  if (!isFields(value) || !areTexts(value, 'section', 'icon', 'labelKey', 'path')) return false
  return typeof value['order'] === 'number' && LAYOUTS.includes(value['layout']) && isPermission(value['permission'])
}

function areFiles(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((file) => isFields(file) && areTexts(file, 'integrity'))
}

function areLabels(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((labels) => isFields(labels) && areTexts(labels, ...Object.keys(labels)))
}

/**
 * Whether an entry of the registry is a release of the remote of that name, as far as the shell relies on it: a container
 * it may name, files under the remote's own address and nowhere else, routes and navigation of the known kinds.
 */
export function isRelease(id: string, value: unknown): value is RemoteRelease {
  if (!isFields(value) || !areTexts(value, 'build', 'container', 'base', 'entry') || !isFields(value['remote'])) return false
  const { build, container, base, entry, remote, files, labels } = value
  return (
    remote['id'] === id &&
    base === `/r/${id}/${String(build)}/` &&
    /^[a-z][a-z0-9_]*$/.test(String(container)) &&
    /^[\w.-]+\.js$/.test(String(entry)) &&
    areFiles(files) &&
    areLabels(labels) &&
    Array.isArray(remote['routes']) &&
    remote['routes'].every(isRoute) &&
    Array.isArray(remote['nav']) &&
    remote['nav'].every(isNavEntry)
  )
}
