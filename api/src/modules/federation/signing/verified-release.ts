import { RemoteRelease } from '@comptoir/contracts/federation'
import { Value } from 'typebox/value'
import type { SigningKey } from './signing-key.ts'

/** A release as stored in the database: its document as text, and its signature. */
export interface StoredRelease {
  remote: string
  build: string
  document: string
  signature: Buffer
}

/** The document of a stored release; null when it is not what was signed, or not of that remote and build. */
export function verifiedRelease(
  key: SigningKey,
  { remote, build, document, signature }: StoredRelease,
): RemoteRelease | null {
  if (!key.isSigned(document, signature)) return null
  const release: unknown = JSON.parse(document)
  const isSound = Value.Check(RemoteRelease, release) && release.remote.id === remote && release.build === build
  return isSound ? release : null
}
