import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, Strict, RecordOf } from '../schema.ts'
import { BuildId, Integrity, RemoteRelease } from './release.ts'

/** Versions that a remote may ask for in `requires`. */
export const HostVersions = Strict({ contract: Type.String(), platform: Type.String(), api: Type.String() })
export type HostVersions = Static<typeof HostVersions>

/** The shell that the page holds: `files` are its scripts with their hashes, by path from the origin's root without a slash in front. */
export const ShellRelease = Strict({
  build: BuildId,
  flavour: Type.Union([Type.Literal('production'), Type.Literal('development')]),
  versions: HostVersions,
  files: RecordOf(Integrity),
})
export type ShellRelease = Static<typeof ShellRelease>

/** What is live of one remote. `fallback` is the newest earlier release that fits the shell, loaded when the live one fails. */
export const LiveRemote = Strict({
  state: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  /** Why it is disabled, in the words of the person who disabled it. */
  reason: Nullable(Type.String()),
  active: RemoteRelease,
  fallback: Nullable(RemoteRelease),
  why: Type.Union([Type.Literal('stable'), Type.Literal('override')]),
  /** In pages only: their registry leaves out what the first drawing does without, and the whole of `fallback`, of which this is the build. */
  omitted: Type.Optional(Strict({ fallback: Nullable(BuildId) })),
})
export type LiveRemote = Static<typeof LiveRemote>

/** What the shell reads at start, inlined in its page: which release of each remote is live. */
export const Registry = Strict({
  schema: Type.Literal(1),
  /** Rises with every change; answers of the API carry it in `x-registry-revision`. */
  revision: Type.Integer(),
  /** For an installation with real data: a developer's proxy blocks all writes unless allowed explicitly. */
  environment: Type.Union([Type.Literal('production'), Type.Literal('demonstration')]),
  shell: ShellRelease,
  remotes: RecordOf(LiveRemote),
  policy: Strict({ attemptMs: Type.Integer(), attempts: Type.Integer(), pollSeconds: Type.Integer() }),
})
export type Registry = Static<typeof Registry>
