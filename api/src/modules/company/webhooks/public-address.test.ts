import { describe, expect, test } from '@jest/globals'
import { isFitUrl, isPublicAddress } from './public-address.ts'

describe('an address that webhooks are sent to', () => {
  test.each([
    '8.8.8.8',
    '102.169.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
    '::ffff:8.8.8.8',
  ])('is one of the internet: %s', (address) => expect(isPublicAddress(address)).toBe(true))

  test.each([
    ['this machine', ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']],
    ['no address', ['0.0.0.0', '0.1.2.3', '::', '255.255.255.255']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::ffff:192.168.1.1']],
    ['the network of a carrier', ['100.64.0.1', '100.127.255.255']],
    ['the link', ['169.254.1.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', '::ffff:169.254.169.254']],
    ['unique local, or local to a site', ['fc00::1', 'fd12:3456::1', 'fec0::1']],
    ['a group', ['224.0.0.1', '239.255.255.255', 'ff02::1', '::ffff:224.0.0.1']],
    ['another one inside', ['64:ff9b::7f00:1', '2002:7f00:1::1', '2001::1', '::7f00:1', '::127.0.0.1']],
    ['for documents and tests', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1']],
    ['kept back', ['240.0.0.1', '192.0.0.1', '192.88.99.1', '100::1', '5f00::1', '4000::1']],
    ['none at all', ['', 'localhost', '1.2.3', '0x7f.0.0.1.5', '::g']],
  ])('is not %s', (_, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})

describe('the address of a webhook', () => {
  test.each([
    'https://hooks.example/comptoir',
    'https://hooks.example:8443/?key=1',
    'https://8.8.8.8/',
    'https://[2606:4700::1]/',
  ])('may be %s', (url) => expect(isFitUrl(url, 'public')).toBe(true))

  test.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'https://user@hooks.example/',
    'https://user:password@hooks.example/',
    'https://localhost/',
    'https://shop.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'nothing',
  ])('may not be %s', (url) => expect(isFitUrl(url, 'public')).toBe(false))

  test('may lead anywhere only where the installation says so', () => {
    expect(isFitUrl('http://127.0.0.1:9000/', 'anywhere')).toBe(true)
    expect(isFitUrl('http://user:password@127.0.0.1/', 'anywhere')).toBe(false)
    expect(isFitUrl('file:///etc/passwd', 'anywhere')).toBe(false)
  })
})
