import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { aBuild } from '../../../../test/releases.ts'
import { canonicalJson, keptSigningKey, verifiedRelease } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'comptoir-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('one text stands for a document, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é\\"","d":null}]}')
  expect(canonicalJson({ a: true, b: [1, { c: 'é"', d: null }] })).toBe(
    canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true }),
  )
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

describe('the key of an installation', () => {
  test('is made once and read by its owner only', () => {
    const signature = keptSigningKey(folder).sign('a release')
    expect(keptSigningKey(folder).isSigned('a release', signature)).toBe(true)
    expect(keptSigningKey(folder).isSigned('another', signature)).toBe(false)
    expect(statSync(join(folder, 'release-key.pem')).mode & 0o777).toBe(0o600)
  })

  test('vouches for a release under its own remote and build only', () => {
    const key = keptSigningKey(folder)
    const { release } = aBuild('stocks')
    const document = canonicalJson(release)
    const stored = { remote: 'stocks', build: 'b1', document, signature: key.sign(document) }
    expect(verifiedRelease(key, stored)).toEqual(release)
    for (const over of [
      { remote: 'other' },
      { build: 'b2' },
      { signature: Buffer.alloc(64) },
      { signature: Buffer.alloc(0) },
      { document: document.replace('Page', 'Evil') },
    ]) {
      expect(verifiedRelease(key, { ...stored, ...over })).toBeNull()
    }
    const unsound = canonicalJson({ ...release, isTrusted: true })
    expect(verifiedRelease(key, { ...stored, document: unsound, signature: key.sign(unsound) })).toBeNull()
  })
})
