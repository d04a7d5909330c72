import { ReleasePath, RemoteRelease } from '@comptoir/contracts/federation'
import { Value } from 'typebox/value'
import { DomainError } from '../../../platform/errors.ts'

export const MAX_FILES = 500
const MEBIBYTE = 1024 * 1024
/** Of all files of a release together, as they are. */
export const MAX_BYTES = 64 * MEBIBYTE

/** The name that a build gives its container: unique to the build. */
function containerOf(remote: string, build: string): string {
  return `${remote.replaceAll('-', '_')}_${build}`
}

/** Refuses a document that does not follow the contract, names another remote or build, or lists what cannot be kept. */
export function checkedRelease(value: unknown, remote: string): RemoteRelease {
  if (!Value.Check(RemoteRelease, value)) throw new DomainError('release.invalid', { place: placeOfFault(value) })
  mustBe('remote.id', value.remote.id, remote)
  mustBe('base', value.base, `/r/${remote}/${value.build}/`)
  mustBe('container', value.container, containerOf(remote, value.build))
  checkFiles(value)
  return value
}

function placeOfFault(value: unknown): string {
  const [fault] = Value.Errors(RemoteRelease, value)
  return fault?.instancePath || '/'
}

function mustBe(field: string, given: string, expected: string): void {
  if (given !== expected) throw new DomainError('release.misnamed', { field, given, expected })
}

function checkFiles(release: RemoteRelease): void {
  const files = Object.entries(release.files)
  if (files.length > MAX_FILES)
    throw new DomainError('release.tooManyFiles', { maxFiles: MAX_FILES, files: files.length })
  if (files.reduce((sum, [, { size }]) => sum + size, 0) > MAX_BYTES)
    throw new DomainError('request.tooLarge', { maxMegabytes: MAX_BYTES / MEBIBYTE })
  for (const [name] of files) {
    if (!mayBeListed(name) || isFolderOfAnother(name, release))
      throw new DomainError('release.invalid', { place: `/files/${name}` })
  }
  for (const name of [release.entry, ...Object.values(release.routes).flat()]) {
    if (!Object.hasOwn(release.files, name)) throw new DomainError('release.fileMissing', { file: name })
  }
}

/** Packed variants are made by the store, source maps and the document itself are nobody's business. */
function mayBeListed(name: string): boolean {
  return Value.Check(ReleasePath, name) && !/\.(br|gz|map)$/.test(name) && name !== 'release.json'
}

function isFolderOfAnother(name: string, { files }: RemoteRelease): boolean {
  return Object.keys(files).some((other) => other.startsWith(`${name}/`))
}
