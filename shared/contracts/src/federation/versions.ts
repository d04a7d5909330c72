import type { HostVersions } from './registry.ts'

/**
 * What this shell and API offer to remotes. `contract`: remote.json, exposed modules and SDK; `platform`: the modules that
 * the host provides and their versions; `api`: the calls. A major number rises when something is taken away.
 */
export const HOST_VERSIONS: HostVersions = { contract: '2.3.0', platform: '2.2.0', api: '1.1.0' }

const NUMBERS = /^(\d+)\.(\d+)(?:\.(\d+))?$/

function numbersOf(version: string): [number, number, number] | null {
  const found = NUMBERS.exec(version)
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)]
}

/** Whether a version is in a range of the form `^1.2` or `^1.2.3`: the same major number, and not older. */
export function isInRange(version: string, range: string): boolean {
  const has = numbersOf(version)
  const wants = range.startsWith('^') ? numbersOf(range.slice(1)) : null
  if (has === null || wants === null || has[0] !== wants[0]) return false
  return has[1] > wants[1] || (has[1] === wants[1] && has[2] >= wants[2])
}

/** What of `requires` the host does not have, as `contract ^2.0 (here 1.1.0)`; empty when the release fits. */
export function unmetRequirements(requires: HostVersions, host: HostVersions = HOST_VERSIONS): string[] {
  return (['contract', 'platform', 'api'] as const).flatMap((name) =>
    isInRange(host[name], requires[name]) ? [] : [`${name} ${requires[name]} (here ${host[name]})`],
  )
}
