import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, Strict, Text } from '../schema.ts'
import { BuildId } from './release.ts'

/** Who did something to a release: a person, or a token by its name. */
const Actor = Type.String()

/** What a release did in browsers, counted since it was published. */
export const ReleaseHealth = Strict({
  loads: Type.Integer(),
  failures: Type.Integer(),
  /** Time from asking to the first picture, in milliseconds: three of four loads took at most this; null before the first. */
  firstRenderP75Ms: Nullable(Type.Integer()),
})
export type ReleaseHealth = Static<typeof ReleaseHealth>

/** Who acts in the history where the installation itself does: it publishes what it came with. */
export const INSTALLATION_ACTOR = 'installation'

export const ReleaseSummary = Strict({
  build: BuildId,
  version: Type.String(),
  commit: Nullable(Type.String()),
  publishedAt: Instant,
  publishedBy: Actor,
  /** True for a release that came with the installation itself. */
  isBuiltIn: Type.Boolean(),
  /** False when it asks for versions that this shell does not have. */
  isCompatible: Type.Boolean(),
  /** Since when its files are gone: it cannot become live any more unless it is published again. Null while they are there. */
  filesRemovedAt: Nullable(Instant),
  health: ReleaseHealth,
})
export type ReleaseSummary = Static<typeof ReleaseSummary>

export const RemoteStatus = Strict({
  id: Type.String(),
  owner: Type.String(),
  state: Type.Union([Type.Literal('active'), Type.Literal('disabled'), Type.Literal('unpublished')]),
  reason: Nullable(Type.String()),
  active: Nullable(BuildId),
  /** What a roll-back without arguments brings back. */
  previous: Nullable(BuildId),
  /** Newest first, at most 20. */
  releases: Type.Array(ReleaseSummary),
})
export type RemoteStatus = Static<typeof RemoteStatus>

/** Answered with the revision as ETag; every change wants it in If-Match. */
export const FederationStatus = Strict({ revision: Type.Integer(), remotes: Type.Array(RemoteStatus) })
export type FederationStatus = Static<typeof FederationStatus>

export const PromoteInput = Strict({ build: BuildId, reason: Type.Optional(Text(300)) })
export type PromoteInput = Static<typeof PromoteInput>
/** Without a build: to the one that was live before. */
export const RollbackInput = Strict({ build: Type.Optional(BuildId), reason: Type.Optional(Text(300)) })
export type RollbackInput = Static<typeof RollbackInput>
export const DisableInput = Strict({ reason: Text(300) })
export type DisableInput = Static<typeof DisableInput>

export const ReleaseEvent = Strict({
  revision: Type.Integer(),
  action: Type.Union([
    Type.Literal('published'),
    Type.Literal('promoted'),
    Type.Literal('rolledBack'),
    Type.Literal('disabled'),
    Type.Literal('enabled'),
  ]),
  fromBuild: Nullable(BuildId),
  toBuild: Nullable(BuildId),
  actor: Actor,
  reason: Nullable(Type.String()),
  at: Instant,
})
export type ReleaseEvent = Static<typeof ReleaseEvent>

export const PublishTokenInput = Strict({ name: Text(80) })
export type PublishTokenInput = Static<typeof PublishTokenInput>
export const PublishToken = Strict({ id: Id, name: Type.String(), createdAt: Instant, lastUsedAt: Nullable(Instant) })
export type PublishToken = Static<typeof PublishToken>
/** The only time that the token itself is shown. */
export const NewPublishToken = Strict({ id: Id, name: Type.String(), token: Type.String() })
export type NewPublishToken = Static<typeof NewPublishToken>

/** Where a remote failed: its address, its bytes, its code. */
export const FAILURE_CLASSES = [
  'network',
  'integrity',
  'timeout',
  'evaluation',
  'contract',
  'phrases',
  'render',
  'uncaught',
] as const
export type FailureClass = (typeof FAILURE_CLASSES)[number]
export const LOAD_PHASES = ['entry', 'module', 'page', 'phrases', 'firstRender'] as const
export type LoadPhase = (typeof LOAD_PHASES)[number]

const Reported = { remote: Type.String({ maxLength: 41 }), version: Type.String({ maxLength: 20 }), build: BuildId }

/** Sent by browsers: what failed and how long loading took. Read without signing in, hence bounded. */
export const FederationReport = Strict({
  incidents: Type.Array(
    Strict({
      ...Reported,
      incidentId: Type.String({ pattern: '^[2-9A-HJ-NP-Z]{8}$' }),
      class: OneOf(FAILURE_CLASSES),
      message: Type.String({ maxLength: 500 }),
      stack: Type.Optional(Type.String({ maxLength: 4000 })),
      path: Type.String({ maxLength: 300 }),
      isOverride: Type.Boolean(),
    }),
    { maxItems: 10 },
  ),
  loads: Type.Array(
    Strict({ ...Reported, phase: OneOf(LOAD_PHASES), ms: Type.Integer({ minimum: 0, maximum: 120_000 }) }),
    { maxItems: 50 },
  ),
})
export type FederationReport = Static<typeof FederationReport>

/** Failures of one release that are alike, added up. */
export const ReleaseIncident = Strict({
  incidentId: Type.String(),
  class: Type.String(),
  message: Type.String(),
  stack: Nullable(Type.String()),
  path: Type.String(),
  count: Type.Integer(),
  firstAt: Instant,
  lastAt: Instant,
})
export type ReleaseIncident = Static<typeof ReleaseIncident>
