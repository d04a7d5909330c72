import type { Registry, RemoteRelease } from '@comptoir/contracts'
import { isRelease } from './release-check.ts'

/** What the shell goes by when the registry states no usable limits: two attempts of six seconds. */
const POLICY = { attemptMs: 6000, attempts: 2 }

/** The registry as the shell uses it: releases that hold, and the ids of those that were refused. */
export interface KnownRemotes {
  releases: RemoteRelease[]
  refused: string[]
  policy: Registry['policy']
  /** False when no registry could be read at all: then no address can be told from a mistyped one. */
  isComplete: boolean
}

const NO_REMOTES: KnownRemotes = { releases: [], refused: [], policy: POLICY, isComplete: false }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function policyOf(value: unknown): Registry['policy'] {
  if (!isRecord(value)) return POLICY
  const { attemptMs, attempts } = value
  const isUsable = typeof attemptMs === 'number' && attemptMs > 0 && typeof attempts === 'number' && attempts > 0
  return isUsable ? { attemptMs, attempts } : POLICY
}

/** Takes what is sound of a registry document. One bad remote is left out and named; the others stay. */
export function checkRegistry(value: unknown): KnownRemotes {
  if (!isRecord(value) || value['schema'] !== 1 || !isRecord(value['remotes'])) return NO_REMOTES
  const entries = Object.entries(value['remotes'])
  return {
    releases: entries.flatMap(([id, release]) => (isRelease(id, release) ? [release] : [])),
    refused: entries.flatMap(([id, release]) => (isRelease(id, release) ? [] : [id])),
    policy: policyOf(value['policy']),
    isComplete: true,
  }
}

function inlined(): unknown {
  const text = document.getElementById('registry')?.textContent
  return text ? JSON.parse(text) : undefined
}

async function fetched(): Promise<unknown> {
  const answer = await fetch('/federation/registry', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`)
  return answer.json()
}

/** Reads the registry that the server put into the page, or asks for it. Never throws: without one the frame still stands. */
export async function readRegistry(): Promise<KnownRemotes> {
  try {
    const known = checkRegistry(inlined() ?? (await fetched()))
    for (const id of known.refused) console.error(`The registry's entry of "${id}" is not a release; the remote is left out.`)
    return known
  } catch (problem) {
    console.error('The registry could not be read.', problem)
    return NO_REMOTES
  }
}
