import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { refuses } from '../../../test/shop.ts'

const open = setUpApp()
const ask = (host: string, url = '/api/users/me') => open().app.inject({ url, headers: { host } })

test.each([
  'comptoir.example',
  'comptoir.example:8443',
  'Comptoir.EXAMPLE',
  'comptoir.example.',
  'LOCALHOST:4000',
  'localhost:4000',
  '127.0.0.1',
  '[::1]:4000',
  '192.0.2.7:4000',
])('%s is a name of the installation', async (host) => {
  await refuses(ask(host), 'auth.required')
  expect((await ask(host, '/health/live')).statusCode).toBe(200)
})

test.each([
  'evil.example',
  'comptoir.example.evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'comptoir',
])('under %s nothing is answered', async (host) => {
  for (const url of ['/api/users/me', '/health/live', '/api/demo/mails'])
    expect((await refuses(ask(host, url), 'request.misdirected')).params).toEqual({
      address: 'https://comptoir.example',
    })
})
