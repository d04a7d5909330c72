import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import type { RemoteManifest } from '@comptoir/contracts'
import { pageWithLocal } from './local-page.ts'
import { ROOT } from './workspace.ts'

const remote: RemoteManifest = {
  id: 'tiny',
  version: '0.1.0',
  owner: 'tiny',
  requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
  routes: [],
  nav: [],
  i18n: { namespace: 'tiny', languages: [] },
}
const options = { dirname: join(ROOT, 'mfe-tiny'), build: 'dev', readRemote: () => remote }
const pageOf = (remotes: object) => `<body><script type="application/json" id="registry" nonce="n">${JSON.stringify({ schema: 1, revision: 7, remotes })}</script></body>`

test('the page of an installation gets this remote from the local build and keeps the others', () => {
  const html = pageWithLocal(pageOf({ tiny: { build: 'live' }, other: { build: 'o1' } }), options)
  const registry = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')
  expect(registry.remotes.other).toEqual({ build: 'o1' })
  expect(registry.remotes.tiny).toMatchObject({ build: 'dev', container: 'tiny_dev', base: '/r/tiny/dev/' })
  expect(html).toContain('nonce="n"')
})

test('a page without a registry is not taken for the product', () => {
  expect(() => pageWithLocal('<html></html>', options)).toThrow(/carries no registry/)
})
