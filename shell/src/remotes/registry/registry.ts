import type { LiveRemote, Registry } from '@comptoir/contracts/federation'
import { areTexts, isFields } from './check/fields.ts'
import { isIntegrity, soundRemote } from './check/release-check.ts'

/** What the shell goes by when the registry states no usable limits: two attempts of six seconds, a look every minute. */
const POLICY = { attemptMs: 6000, attempts: 2, pollSeconds: 60 }

/** The registry as the shell uses it: remotes that hold, and the ids of those that were refused. */
export interface KnownRemotes {
  revision: number
  environment: Registry['environment']
  /** Null where the page names none: then its scripts have no hashes to be compared with. */
  shell: Pick<Registry['shell'], 'build' | 'flavour' | 'files'> | null
  remotes: LiveRemote[]
  refused: string[]
  policy: Registry['policy']
  /** False when no registry could be read at all: then a known address cannot be distinguished from a mistyped one. */
  isComplete: boolean
}

const NO_REMOTES: KnownRemotes = {
  revision: 0,
  environment: 'production',
  shell: null,
  remotes: [],
  refused: [],
  policy: POLICY,
  isComplete: false,
}

function isAboveZero(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

function policyOf(value: unknown): Registry['policy'] {
  if (!isFields(value)) return POLICY
  const { attemptMs, attempts, pollSeconds } = value
  const limits = isAboveZero(attemptMs) && isAboveZero(attempts) ? { attemptMs, attempts } : POLICY
  return { ...POLICY, ...limits, ...(isAboveZero(pollSeconds) ? { pollSeconds } : {}) }
}

function shellOf(value: unknown): KnownRemotes['shell'] {
  if (!isFields(value) || !areTexts(value, 'build') || !isFields(value['files'])) return null
  const files = Object.entries(value['files']).filter((entry): entry is [string, string] => isIntegrity(entry[1]))
  return {
    build: String(value['build']),
    flavour: value['flavour'] === 'development' ? 'development' : 'production',
    files: Object.fromEntries(files),
  }
}

/** Takes what is sound of a registry document. One bad remote is left out and named; the others stay. */
export function checkRegistry(value: unknown): KnownRemotes {
  if (!isFields(value) || value['schema'] !== 1 || !isFields(value['remotes'])) return NO_REMOTES
  const { revision, environment, shell, remotes, policy } = value
  const checked = Object.entries(remotes).map(([id, remote]) => ({ id, sound: soundRemote(id, remote) }))
  return {
    revision: typeof revision === 'number' ? revision : 0,
    environment: environment === 'demonstration' ? 'demonstration' : 'production',
    shell: shellOf(shell),
    remotes: checked.flatMap(({ sound }) => (sound === null ? [] : [sound])),
    refused: checked.flatMap(({ id, sound }) => (sound === null ? [id] : [])),
    policy: policyOf(policy),
    isComplete: true,
  }
}

/** The registry that the server put into the page; one that holds nothing when there is none, or a damaged one. */
export function registryInPage(): KnownRemotes {
  try {
    const known = checkRegistry(JSON.parse(document.getElementById('registry')?.textContent ?? 'null'))
    for (const id of known.refused)
      console.error(`The registry's entry of "${id}" is not a release; the remote is left out.`)
    return known
  } catch (problem) {
    console.error('The registry could not be read.', problem)
    return NO_REMOTES
  }
}

/** Asks the server, for a page that came without: then the frame knows its remotes all the same. Never throws. */
export async function fetchRegistry(): Promise<KnownRemotes> {
  try {
    const answer = await fetch('/federation/registry', { headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`)
    return checkRegistry(await answer.json())
  } catch (problem) {
    console.error('The registry could not be read.', problem)
    return NO_REMOTES
  }
}
