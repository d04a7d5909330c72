import { expect, test } from '@jest/globals'
import { localPolicy, nonceOf } from './content-policy.ts'

const POLICY =
  "default-src 'none'; script-src 'self' 'nonce-Ab+/='; connect-src 'self'; img-src 'self' data:; upgrade-insecure-requests"
const local = new URL('http://localhost:4100')

test('the policy stays as strict, with the sockets of the local origin and without a demand for https', () => {
  expect(localPolicy(POLICY, local, [])).toBe(
    "default-src 'none'; script-src 'self' 'nonce-Ab+/='; connect-src 'self' ws://localhost:4100; img-src 'self' data:",
  )
})

test('it has what remotes under development will ask for once they are published', () => {
  const remotes = [{ csp: { connect: ['https://rates.example'] } }, { csp: { img: ['https://pictures.example'] } }, {}]
  const policy = localPolicy(POLICY, local, remotes)
  expect(policy).toContain("connect-src 'self' ws://localhost:4100 https://rates.example;")
  expect(policy).toContain("img-src 'self' data: https://pictures.example")
})

test('the nonce is that of the policy', () => {
  expect(nonceOf(POLICY)).toBe('Ab+/=')
  expect(nonceOf("script-src 'self'")).toBeNull()
})
