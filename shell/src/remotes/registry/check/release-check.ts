import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'
import { areTexts, isFields } from './fields.ts'
import { isManifest } from './manifest-check.ts'

const CONTAINER = /^[a-z][a-z0-9_]*$/
const ENTRY = /^[\w.-]+\.js$/
const PHRASES = /^phrases\/[a-z0-9-]+(\.[a-z0-9-]+)*$/
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && INTEGRITY.test(value)
}

function areFiles(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((file) => isFields(file) && isIntegrity(file['integrity']))
}

function areRouteScripts(value: unknown): boolean {
  return (
    isFields(value) &&
    Object.values(value).every((scripts) => Array.isArray(scripts) && scripts.every((path) => typeof path === 'string'))
  )
}

function arePhraseFiles(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((file) => typeof file === 'string' && PHRASES.test(file))
}

function areLabels(value: unknown): boolean {
  return (
    isFields(value) &&
    Object.values(value).every((labels) => isFields(labels) && areTexts(labels, ...Object.keys(labels)))
  )
}

/**
 * Whether a value is a release of the remote of that name, as far as the shell relies on it: a container it may name, files
 * under the remote's own address and nowhere else, with hashes, routes and navigation of the known kinds.
 */
export function isRelease(id: string, value: unknown): value is RemoteRelease {
  if (!isFields(value) || !areTexts(value, 'build', 'container', 'base', 'entry')) return false
  const { build, container, base, entry, remote, files, routes, phrases, labels } = value
  return (
    base === `/r/${id}/${String(build)}/` &&
    CONTAINER.test(String(container)) &&
    ENTRY.test(String(entry)) &&
    areFiles(files) &&
    areRouteScripts(routes) &&
    arePhraseFiles(phrases) &&
    areLabels(labels) &&
    isManifest(id, remote)
  )
}

function areOmitted(value: unknown): value is NonNullable<LiveRemote['omitted']> {
  return isFields(value) && (value['fallback'] === null || typeof value['fallback'] === 'string')
}

/** An entry of the registry without what is unsound in it: a bad fallback is dropped, a bad live release gives way to the fallback. Null when nothing is left. */
export function soundRemote(id: string, value: unknown): LiveRemote | null {
  if (!isFields(value)) return null
  const { state, reason, active, fallback, why, omitted } = value
  if ((state !== 'active' && state !== 'disabled') || (why !== 'stable' && why !== 'override')) return null
  const releases = [active, fallback].filter((release) => isRelease(id, release))
  const [first, second] = releases
  if (first === undefined) return null
  const hasSecond = second !== undefined && second.container !== first.container
  return {
    state,
    reason: typeof reason === 'string' ? reason : null,
    active: first,
    fallback: hasSecond ? second : null,
    why,
    ...(areOmitted(omitted) ? { omitted } : {}),
  }
}
