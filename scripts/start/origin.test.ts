import { expect, test } from '@jest/globals'
import { isLoopback } from '../../api/src/platform/loopback.ts'
import { insecureNotice } from './origin.ts'

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s never leaves the machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['0.0.0.0', '::', '192.168.1.4', 'localhost.example', '127.example'])(
  '%s may be reached from elsewhere',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test.each([
  { host: '127.0.0.1', publicUrl: 'http://localhost:4000' },
  { host: '0.0.0.0', publicUrl: 'https://shop.example' },
  { host: '127.0.0.1', publicUrl: 'https://shop.example' },
])('nothing is missing at %j', (config) => {
  expect(insecureNotice(config)).toBeNull()
})

test.each([
  { host: '0.0.0.0', publicUrl: 'http://localhost:4000' },
  { host: '127.0.0.1', publicUrl: 'http://shop.example' },
  { host: '192.168.1.4', publicUrl: 'http://192.168.1.4:4000' },
])('what browsers refuse is said at %j', (config) => {
  expect(insecureNotice(config)).toMatch(/secure cookies.*camera.*offline.*clipboard/s)
})
