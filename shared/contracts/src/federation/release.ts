import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Strict, RecordOf } from '../schema.ts'
import { RemoteManifest } from './remote.ts'

export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })

/** Path of a file inside its release: no step upwards, no hidden file. */
export const ReleasePath = Type.String({
  pattern: '^[a-zA-Z0-9_-][a-zA-Z0-9_.-]*(/[a-zA-Z0-9_-][a-zA-Z0-9_.-]*)*$',
  maxLength: 200,
})

/** A file of phrases inside its release, named after the features that it is of. */
const PhraseFile = Type.String({ pattern: '^phrases/[a-z0-9-]+(\\.[a-z0-9-]+)*$', maxLength: 200 })

export const BuildId = Type.String({ pattern: '^[a-z0-9]{2,40}$' })

/** A file of a release: bytes as they are, bytes after brotli, and the hash that the browser compares. */
export const ReleaseFile = Strict({
  integrity: Integrity,
  size: Type.Integer({ minimum: 0 }),
  packedSize: Type.Integer({ minimum: 0 }),
})
export type ReleaseFile = Static<typeof ReleaseFile>

/** Parts loaded with the first page that imports them; `platform` is everything that public pages do without. */
export const PlatformPart = Type.Union([
  Type.Literal('platform'),
  Type.Literal('forms'),
  Type.Literal('overlays'),
  Type.Literal('motion'),
  Type.Literal('text'),
])
export type PlatformPart = Static<typeof PlatformPart>

/** One built release of a remote: written by the build beside its files, read by the server. `base` ends with a slash. */
export const RemoteRelease = Strict({
  build: BuildId,
  /** Name of the container, of its global and of its chunks' list: unique to the build, so that two of them live side by side. */
  container: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  base: Type.String(),
  entry: ReleasePath,
  files: RecordOf(ReleaseFile),
  /** By `layout/path` of a route: the scripts that its page needs beyond the entry. */
  routes: RecordOf(Type.Array(ReleasePath)),
  /** By `layout/path`: the deferred parts of the platform that its page imports. */
  parts: Type.Optional(RecordOf(Type.Array(PlatformPart))),
  /** By `layout/path` of a route, or by the name of another exposed module: the file of its phrases, without the language and the ending (`phrases/brands` for `phrases/brands.fr.json`). */
  phrases: RecordOf(PhraseFile),
  /** By `layout/path` and language: the page as HTML, written when the remote was built; left out where none is. */
  pages: Type.Optional(RecordOf(RecordOf(ReleasePath))),
  remote: RemoteManifest,
  /** Titles and labels of routes, navigation, extensions and commands, per language, so that the shell needs no locale file to draw them. */
  labels: RecordOf(RecordOf(Type.String())),
  /** The commit that it was built from, when the build knew it. */
  commit: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
})
export type RemoteRelease = Static<typeof RemoteRelease>
