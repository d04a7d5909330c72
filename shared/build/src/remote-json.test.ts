import { afterAll, describe, expect, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { readRemote } from './remote-json.ts'
import { aFolderWith, aRemote, sourcesOf } from './testing/a-remote.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function read(remote: RemoteManifest, more: Record<string, string> = {}): RemoteManifest {
  const folder = aFolderWith({ ...sourcesOf(remote), ...more })
  folders.push(folder)
  return readRemote(folder, 'tiny')
}

const extensions: RemoteManifest['extensions'] = [
  { point: 'client.summary', order: 1, permission: null, titleKey: 'routes.products', module: './x/last-sales' },
]

describe('a remote.json', () => {
  test('that declares what the remote has is accepted', () => {
    expect(read(aRemote())).toEqual(aRemote())
  })

  test('with everything that it may declare is accepted', () => {
    const remote = aRemote({
      extensions,
      commands: [
        {
          labelKey: 'routes.products',
          keywordsKey: 'routes.products',
          path: 'products',
          layout: 'pointOfSale',
          permission: 'products.read',
        },
      ],
      activate: './activate',
      nav: aRemote().nav.map((entry) => ({ ...entry, badge: 'lowStock' })),
      settings: { type: 'object', properties: { days: { type: 'integer' } } },
      csp: { connect: ['https://rates.example'], img: [] },
      smoke: 'smoke/smoke.spec.mjs',
    })
    const files = {
      'src/x/last-sales.tsx': 'export default function LastSales() {}',
      'src/x/last-sales.test.tsx': '',
      'src/activate.ts': 'export {}',
      'smoke/smoke.spec.mjs': '',
    }
    expect(read(remote, files)).toEqual(remote)
  })

  test('is refused for a key that the schema does not name', () => {
    expect(() => read({ ...aRemote(), ...{ colour: 'blue' } })).toThrow(/must not have additional properties/)
  })

  test('is refused when it is missing, saying what it is for', () => {
    expect(() => readRemote(tmpdir(), 'tiny')).toThrow(/says what the remote "tiny" adds/)
  })
})

describe('a remote.json that its sources contradict is refused', () => {
  test('for a route without a page and for a page without a route, both named', () => {
    const wrong = { 'src/routes.tsx': "definePages({\n  'pointOfSale/units': load,\n})" }
    expect(() => read(aRemote(), wrong)).toThrow(
      /"pointOfSale\/products" has no page[\s\S]*page "pointOfSale\/units" that remote.json does not declare/,
    )
  })

  test('for pages that are not written out', () => {
    expect(() => read(aRemote(), { 'src/routes.tsx': 'definePages({ ...others })' })).toThrow(
      /"\.\.\.others" in definePages is not read/,
    )
  })

  test.each<[string, Partial<RemoteManifest>, Record<string, string>, RegExp]>([
    [
      'an extension without a module',
      { extensions },
      {},
      /refers to \.\/x\/last-sales, but .*src\/x\/last-sales\.tsx does not exist/,
    ],
    [
      'an extension without a default export',
      { extensions },
      { 'src/x/last-sales.tsx': 'export const LastSales = 1' },
      /src\/x\/last-sales\.tsx has no default export/,
    ],
    [
      'a module that no extension names',
      {},
      { 'src/x/lost.tsx': 'export default 1' },
      /src\/x\/lost\.tsx is never loaded: remote\.json refers to no \.\/x\/lost\./,
    ],
    [
      'an activation without a module',
      { activate: './activate' },
      {},
      /refers to \.\/activate, but .*src\/activate\.ts does not exist/,
    ],
    ['an activation that it forgets', {}, { 'src/activate.ts': 'export {}' }, /src\/activate\.ts is never loaded/],
    [
      'a smoke test that uses what is not there',
      { smoke: 'smoke/smoke.spec.mjs' },
      { 'smoke/smoke.spec.mjs': "import { expect } from '@playwright/test'\nimport { words } from '../src/words.ts'" },
      /smoke\.spec\.mjs imports "\.\.\/src\/words\.ts"; a smoke test stands alone/,
    ],
    [
      'a smoke test that is not there',
      { smoke: 'smoke/smoke.spec.mjs' },
      {},
      /smoke test .*smoke\.spec\.mjs does not exist/,
    ],
  ])('for %s', (_, given, files, sentence) => {
    expect(() => read(aRemote(given), files)).toThrow(sentence)
  })
})
