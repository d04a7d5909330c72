import { expect, test } from '@jest/globals'
import { Check } from 'typebox/value'
import { completed, inPage, omittedReleases, RELEASE_NAMES, releaseNames, releasesAddress } from './omitted.ts'
import { LiveRemote } from './registry.ts'
import type { RemoteRelease } from './release.ts'

const integrity = `sha384-${'a'.repeat(64)}`

function aRelease(build: string): RemoteRelease {
  return {
    build,
    container: `people_${build}`,
    base: `/r/people/${build}/`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': { integrity, size: 1, packedSize: 1 } },
    routes: { 'public/': ['a.js'], 'company/clients': ['b.js'] },
    parts: { 'public/': ['motion'], 'company/clients': ['platform'] },
    phrases: { 'public/': 'phrases/start' },
    pages: { 'public/': { fr: 'pages/fr.html' } },
    remote: {
      id: 'people',
      version: '1.0.0',
      owner: 'people',
      requires: { contract: '^1.0', platform: '^2.0', api: '^1.0' },
      routes: [],
      nav: [],
      i18n: { namespace: 'people', languages: ['fr', 'ar'] },
      csp: { img: ['https://pictures.example'] },
      budget: { entryKb: 8, routeKb: 45 },
    },
    labels: { fr: { a: 'À' }, ar: { a: 'ا' } },
    commit: null,
  }
}

const live: LiveRemote = {
  state: 'active',
  reason: null,
  active: aRelease('b1'),
  fallback: aRelease('b0'),
  why: 'stable',
}

test('a page is given no file, no script, no other language and no earlier release, in a document that follows the contract', () => {
  const brief = inPage(live, 'fr')
  expect(Check(LiveRemote, brief)).toBe(true)
  expect(brief).toMatchObject({
    active: { files: {}, routes: {}, parts: { 'public/': ['motion'] }, labels: { fr: { a: 'À' } } },
    fallback: null,
    omitted: { fallback: 'b0' },
  })
  expect(JSON.stringify(brief)).not.toMatch(/sha384|pictures|clients|pages/)
  expect(inPage(live, undefined).active.labels).toEqual(live.active.labels)
})

test('what was left out has an address, and completes the registry', () => {
  const brief = inPage(live, 'fr')
  const names = omittedReleases([brief, live])
  const address = releasesAddress(names)
  expect(address).toBe('/federation/releases?of=people.b1,people.b0')
  expect(address.split('=')[1]).toMatch(new RegExp(RELEASE_NAMES))
  expect(releaseNames(address.split('=')[1] ?? '')).toEqual(names)
  expect(completed(brief, [aRelease('b0'), aRelease('b1')])).toEqual(live)
})

test('what the documents lack stays as it is', () => {
  const brief = inPage(live, 'fr')
  expect(completed(brief, [])).toBe(brief)
  expect(completed(brief, [aRelease('b0')])).toMatchObject({ active: brief.active, fallback: live.fallback })
  expect(completed(live, [aRelease('b2')])).toBe(live)
})
