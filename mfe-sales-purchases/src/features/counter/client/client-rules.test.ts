import { beforeEach, describe, expect, test } from '@jest/globals'
import { isNamedClient } from '../cart/named-client.ts'
import { isSameNumber, phoneDigits } from './phone-digits.ts'
import { amongUsed, forgetClient, rememberClient, usedClients } from './used-clients.ts'

const client = (id: string, name = id, phone: string | null = null) => ({ id, name, phone })

describe('a telephone number', () => {
  test.each([
    ['98 123 456', '98123456'],
    ['98.123.456', '98123456'],
    ['+216 98 123 456', '21698123456'],
    ['0021698123456', '21698123456'],
    ['(71) 748-320', '71748320'],
    ['٩٨ ١٢٣ ٤٥٦', '98123456'],
    ['1234567', null],
    ['EPI-00412', null],
    ['98123456 thé', null],
    ['', null],
  ])('%s is read as %s', (text, digits) => expect(phoneDigits(text)).toBe(digits))

  test('is the same with its country and without', () => {
    expect(isSameNumber('+216 98 123 456', '98123456')).toBe(true)
    expect(isSameNumber('98123456', '00216 98123456')).toBe(true)
    expect(isSameNumber('98123456', '98123457')).toBe(false)
  })
})

describe('clients who were named on a device', () => {
  beforeEach(() => localStorage.clear())

  test('are kept, the last one first, each once, fifty at most', () => {
    for (let at = 1; at <= 60; at += 1) rememberClient('c1', client(`k${at}`))
    rememberClient('c1', client('k30', 'Renamed'))
    const kept = usedClients('c1')
    expect(kept).toHaveLength(50)
    expect(kept.slice(0, 2).map(({ name }) => name)).toEqual(['Renamed', 'k60'])
    expect(kept.filter(({ id }) => id === 'k30')).toHaveLength(1)
    expect(usedClients('c2')).toEqual([])
    forgetClient('c1', 'k60')
    expect(usedClients('c1').some(({ id }) => id === 'k60')).toBe(false)
  })

  test('are none where what was kept is damaged', () => {
    localStorage.setItem('clients:c1', '{"a"')
    expect(usedClients('c1')).toEqual([])
    localStorage.setItem('clients:c1', '[{"id":1},{"id":"k1","name":"Salma","phone":null}]')
    expect(usedClients('c1')).toEqual([client('k1', 'Salma')])
    expect(isNamedClient(null)).toBe(false)
  })

  test('are found by words of their name and by their number', () => {
    const known = [client('a', 'Salma Trabelsi', '+216 98 123 456'), client('b', 'سلمى')]
    const found = (text: string) => amongUsed(known, text).map(({ id }) => id)
    expect(found('trab SAL')).toEqual(['a'])
    expect(found('98123456')).toEqual(['a'])
    expect(found('0021698123456')).toEqual(['a'])
    expect(found('سلمي')).toEqual(['b'])
    expect(found('98000000')).toEqual([])
  })
})
