import { expect, test } from '@jest/globals'
import { askedFor, type Asked } from './requests.ts'

const ORIGIN = 'https://shop.example'
const COUNTER = '/019a0000-0000-7000-8000-000000000001/019a0000-0000-7000-8000-000000000002/pos'

const asked = (address: string, given: Partial<Pick<Request, 'method' | 'mode'>> = {}): Asked =>
  askedFor({ method: 'GET', mode: 'cors', url: new URL(address, ORIGIN).href, ...given }, ORIGIN)

test.each<[Asked, string]>([
  ['page', COUNTER],
  ['page', `${COUNTER}?x=1#y`],
  ['page', '/superadmin/companies'],
  ['entrance', '/'],
  ['entrance', '/login?returnTo=%2Fx'],
  ['other', '/pricing'],
  ['other', '/pos/edit/019a0000-0000-7000-8000-000000000001'],
  ['other', '/api/019a0000-0000-7000-8000-000000000001/products/export?format=csv'],
  ['other', '/assets/icon.1a2b3c4d.svg'],
])('going there asks for a %s: %s', (kind, address) => {
  expect(asked(address, { mode: 'navigate' })).toBe(kind)
})

test.each<[Asked, string]>([
  ['file', '/assets/main.1a2b3c4d.js'],
  ['file', '/assets/inter.1a2b3c4d.woff2'],
  ['file', '/r/sales-purchases/b1/remoteEntry.js'],
  ['file', '/r/sales-purchases/b1/phrases/counter.ticket.ar.json'],
  ['file', '/locales/fr/translation.json?v=1a2b3c'],
  ['file', '/federation/releases?of=stocks.b1'],
  ['other', '/assets/main.1a2b3c4d.js?attempt=2'],
  ['other', '/assets/development/main.1a2b3c4d.js'],
  ['other', '/r/loyalty/dev/remoteEntry.js'],
  ['other', '/locales/fr/translation.json'],
  ['other', '/federation/registry'],
  ['other', '/federation/sdk/index.json'],
  ['other', '/api/locales/fr/translation.json?v=1a2b3c'],
  ['other', '/api/users/me'],
  ['other', '/api/assets/main.1a2b3c4d.js'],
  ['other', '/service-worker.js'],
  ['other', '/manifest.webmanifest'],
  ['other', 'https://cdn.example/assets/main.1a2b3c4d.js'],
  ['other', COUNTER],
])('fetching it asks for a %s: %s', (kind, address) => {
  expect(asked(address)).toBe(kind)
})

test('what is sent passes by, wherever it goes', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    for (const address of [COUNTER, '/', '/assets/main.1a2b3c4d.js', '/login'])
      for (const mode of ['navigate', 'cors'] as const) expect(asked(address, { method, mode })).toBe('other')
})
