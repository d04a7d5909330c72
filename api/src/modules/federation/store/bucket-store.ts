import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { Log } from '../../../platform/log.ts'
import { DomainError } from '../../../platform/errors.ts'
import { canonicalJson } from '../signing/index.ts'
import { atOnce } from './at-once.ts'
import type { FolderStore } from './folder-store.ts'
import type { ReleaseStore, Staging } from './release-store.ts'
import { BucketFailure, type Bucket } from './s3-bucket.ts'

/** Requests to the bucket at once for one release. */
const AT_ONCE = 8

export interface BucketStoreOptions {
  bucket: Bucket
  /** On this machine: what was asked for once is served from here, also while the bucket is away. May be emptied at any time. */
  cache: FolderStore
  /** The signed document of a published release whose files are kept; null when there is none. */
  releaseOf: (remote: string, build: string) => Promise<RemoteRelease | null>
  log: Pick<Log, 'warn' | 'error'>
}

/**
 * The store in a bucket, behind a folder. Objects are named by what they hold (`<remote>/<build>/<hash>`), so that nothing
 * that was published can be overwritten; the release's document is put last and says that the rest is there. What comes
 * from the bucket is compared with the signed hash before it is kept. Throws `release.storeUnavailable` while the bucket
 * is away and `release.fileLost` when it holds other bytes or none.
 */
export function bucketStore({ bucket, cache, releaseOf, log }: BucketStoreOptions): ReleaseStore {
  const coming = new Map<string, Promise<boolean>>()
  const has = (release: RemoteRelease): Promise<boolean> => reached(log, bucket.has(documentKey(release)))

  async function fetchFile(remote: string, build: string, name: string): Promise<boolean> {
    const release = await releaseOf(remote, build)
    const integrity = release && Object.hasOwn(release.files, name) ? release.files[name]?.integrity : undefined
    if (!release || integrity === undefined) return false
    const bytes = await reached(log, bucket.get(keyOf(release, integrity)))
    if (bytes === null || integrityOf(bytes) !== integrity) {
      log.error({ remote, build, file: name, isThere: bytes !== null }, 'the bucket does not hold what was published')
      throw new DomainError('release.fileLost', { file: name })
    }
    await cache.keep(remote, build, name, bytes)
    return true
  }

  /** Everybody who waits for a file waits for the same request. */
  function broughtOnce(remote: string, build: string, name: string): Promise<boolean> {
    const key = `${remote}/${build}/${name}`
    const known = coming.get(key)
    if (known) return known
    const asked = fetchFile(remote, build, name).finally(() => coming.delete(key))
    coming.set(key, asked)
    return asked
  }

  async function staged(now: Date): Promise<Staging> {
    const local = await cache.stage(now)
    const upload = (release: RemoteRelease): Promise<void> => reached(log, uploadFrom(local.folder, release, bucket))
    return {
      ...local,
      seal: async (release) => {
        await local.seal(release)
        await upload(release)
      },
      place: async (release) => {
        // They may have been removed since they were sealed, when the same release was there before.
        if (!(await has(release))) await upload(release)
        await local.place(release)
      },
    }
  }

  return {
    stage: staged,
    has,
    find: async (remote, build, name, accepted) =>
      (await cache.find(remote, build, name, accepted)) ??
      ((await broughtOnce(remote, build, name)) ? cache.find(remote, build, name, accepted) : null),
    remove: async (release) => {
      await atOnce(AT_ONCE, keysOf(release), (key) => reached(log, bucket.remove(key)))
      await reached(log, bucket.remove(documentKey(release)))
      await cache.remove(release)
    },
  }
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function keyOf({ remote, build }: RemoteRelease, integrity: string): string {
  return `${remote.id}/${build}/${Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')}`
}

function documentKey(release: RemoteRelease): string {
  return keyOf(release, integrityOf(Buffer.from(canonicalJson(release))))
}

/** Files of the same content are one object. */
function keysOf(release: RemoteRelease): Set<string> {
  return new Set(Object.values(release.files).map(({ integrity }) => keyOf(release, integrity)))
}

async function uploadFrom(folder: string, release: RemoteRelease, bucket: Bucket): Promise<void> {
  await atOnce(AT_ONCE, Object.entries(release.files), async ([name, { integrity }]) =>
    bucket.put(keyOf(release, integrity), await readFile(path.join(folder, name))),
  )
  await bucket.put(documentKey(release), Buffer.from(canonicalJson(release)))
}

async function reached<T>(log: BucketStoreOptions['log'], asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof BucketFailure)) throw error
    log.warn({ reason: error.message }, 'the bucket of releases cannot be used')
    throw new DomainError('release.storeUnavailable')
  }
}
