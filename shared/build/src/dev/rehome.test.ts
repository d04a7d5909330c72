import { describe, expect, test } from '@jest/globals'
import { hostedCookies, hostedHeaders, localCookie, localHeaders } from './rehome.ts'

const ends = { local: new URL('http://localhost:4100'), hosted: new URL('https://demo.example') }

describe('a cookie of the installation', () => {
  test('is set for the local host over plain http, under a name that other ports of the machine do not use', () => {
    expect(
      localCookie('__Secure-rt=abc; Path=/api/auth; Domain=demo.example; HttpOnly; Secure; SameSite=Strict', ends),
    ).toBe('comptoir4100.__Secure-rt=abc; Path=/api/auth; HttpOnly; SameSite=Strict')
    expect(localCookie('a=b; SameSite=None; Secure; Partitioned', ends)).toBe('comptoir4100.a=b; SameSite=Lax')
  })

  test('goes back under its own name, and no other cookie of the machine goes with it', () => {
    expect(
      hostedCookies('theme=dark; comptoir4100.__Secure-rt=abc; comptoir4101.__Secure-rt=other; comptoir4100.b=c', ends),
    ).toBe('__Secure-rt=abc; b=c')
    expect(hostedHeaders({ cookie: 'theme=dark' }, ends)).not.toHaveProperty('cookie')
  })
})

test('a request goes out as if the installation itself had shown the page', () => {
  const headers = {
    host: 'localhost:4100',
    origin: 'http://localhost:4100',
    referer: 'http://localhost:4100/a',
    connection: 'keep-alive',
    accept: '*/*',
    'x-comptoir': '1',
  }
  expect(hostedHeaders(headers, ends)).toEqual({
    host: 'demo.example',
    origin: 'https://demo.example',
    referer: 'https://demo.example/a',
    accept: '*/*',
    'x-comptoir': '1',
  })
})

test('an answer leads back to the local origin and demands nothing that it cannot keep', () => {
  const headers = {
    location: 'https://demo.example/login',
    'integrity-policy': 'x',
    'strict-transport-security': 'y',
    'content-type': 'text/html',
    'set-cookie': ['a=b; Secure'],
  }
  expect(localHeaders(headers, ends)).toEqual({
    location: 'http://localhost:4100/login',
    'content-type': 'text/html',
    'set-cookie': ['comptoir4100.a=b'],
  })
})
