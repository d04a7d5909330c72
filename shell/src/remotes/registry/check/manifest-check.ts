import type {
  RemoteCommand,
  RemoteExtension,
  RemoteNavEntry,
  RemoteRoute,
  RemoteSearch,
} from '@comptoir/contracts/federation'
import { areTexts, isFields } from './fields.ts'

const LAYOUTS: readonly unknown[] = ['public', 'company', 'pointOfSale', 'superAdmin'] satisfies RemoteRoute['layout'][]
const SKELETONS: readonly unknown[] = ['table', 'form', 'board', 'page'] satisfies RemoteRoute['skeleton'][]
const MODULE = /^\.\/(x\/)?[a-z0-9-]+$/

function isPermission(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isModule(value: unknown): boolean {
  return typeof value === 'string' && MODULE.test(value)
}

function isRoute(value: unknown): value is RemoteRoute {
  if (!isFields(value) || !areTexts(value, 'path', 'titleKey')) return false
  const { module, layout, skeleton, permission } = value
  return isModule(module) && LAYOUTS.includes(layout) && SKELETONS.includes(skeleton) && isPermission(permission)
}

function isNavEntry(value: unknown): value is RemoteNavEntry {
  if (!isFields(value) || !areTexts(value, 'section', 'icon', 'labelKey', 'path')) return false
  return typeof value['order'] === 'number' && LAYOUTS.includes(value['layout']) && isPermission(value['permission'])
}

function isExtension(value: unknown): value is RemoteExtension {
  if (!isFields(value) || !areTexts(value, 'point', 'titleKey')) return false
  return typeof value['order'] === 'number' && isModule(value['module']) && isPermission(value['permission'])
}

function isCommand(value: unknown): value is RemoteCommand {
  if (!isFields(value) || !areTexts(value, 'labelKey', 'path')) return false
  return LAYOUTS.includes(value['layout']) && isPermission(value['permission'])
}

function isSearch(value: unknown): value is RemoteSearch {
  if (!isFields(value) || !areTexts(value, 'path', 'labelKey', 'icon', 'to')) return false
  const { list, layout, permission } = value
  return (list === undefined || typeof list === 'string') && LAYOUTS.includes(layout) && isPermission(permission)
}

function areAll(list: unknown, isOne: (value: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isOne)
}

/** Whether what a remote declares is of the kinds that the shell draws. */
export function isManifest(id: string, value: unknown): boolean {
  if (!isFields(value) || value['id'] !== id || !areTexts(value, 'version')) return false
  const { routes, nav, extensions = [], commands = [], search = [], activate, i18n } = value
  const isActivation = activate === undefined || activate === './activate'
  const hasPhrases = isFields(i18n) && areTexts(i18n, 'namespace')
  return (
    isActivation &&
    hasPhrases &&
    areAll(routes, isRoute) &&
    areAll(nav, isNavEntry) &&
    areAll(extensions, isExtension) &&
    areAll(commands, isCommand) &&
    areAll(search, isSearch)
  )
}
