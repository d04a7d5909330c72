import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../common/root.ts'

interface Figure {
  figure: string
  /** Null where a measure of an instant caught nothing. */
  value: number | null
}

/** The figures of a benchmark at a size that says nothing of them. */
function smoke(name: string): Figure[] {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join('scripts', `bench-${name}.ts`), '--smoke', '--json'],
    { cwd: ROOT, env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

describe('benchmarks measure, whatever they find', () => {
  ;(hasPgbench ? test : test.skip)(
    'what a sale costs',
    () => {
      const figures = smoke('checkout')
      expect(new Set(figures.map(({ figure }) => figure.split(',')[0]))).toEqual(
        new Set(['S1', 'S2', 'S3', 'S4', 'S5', 'S7']),
      )
      expect(figures.find(({ figure }) => figure === 'S5')?.value).toBe(0)
    },
    240_000,
  )

  ;(hasPgbench ? test : test.skip)(
    'what tickets of registers cost',
    () => {
      const figures = smoke('sync')
      expect(figures.map(({ figure }) => figure)).toEqual(['S1, tens', 'S2, tens', 'S4, tens', 'S5, tens', 'S6'])
      expect(figures.every(({ value }) => value !== null)).toBe(true)
      expect(figures.find(({ figure }) => figure === 'S5, tens')?.value).toBe(0)
    },
    240_000,
  )

  test('what lists and searches cost', () => {
    const figures = smoke('lists')
    expect(new Set(figures.map(({ figure }) => figure.split(',')[0]))).toEqual(
      new Set(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'Q1', 'Q2']),
    )
  })

  test('what stock levels cost', () => {
    expect(smoke('stock').map(({ figure }) => figure)).toEqual(['K1', 'K2', 'K3', 'K4', 'K5'])
  })

  test('what files of a list cost', () => {
    expect(smoke('exports').map(({ figure }) => figure)).toEqual(['E1', 'E2', 'E3'])
  })

  test('what an import and its undoing cost', () => {
    expect(smoke('import').map(({ figure }) => figure)).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6'])
  })

  test('what screens weigh, and how long people wait for them', () => {
    const figures = smoke('screens')
    expect(new Set(figures.map(({ figure }) => figure.split(',')[0]))).toEqual(new Set(['F1', 'F3', 'F4', 'F5', 'F6']))
    expect(figures.every(({ value }) => value !== null)).toBe(true)
  })

  test('how long cashiers wait at the counter', () => {
    const figures = smoke('counter')
    const names = ['F2', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'Pay', 'Memory']
    expect(new Set(figures.map(({ figure }) => figure.split(',')[0]))).toEqual(new Set(names))
    expect(figures.every(({ value }) => value !== null)).toBe(true)
  })

  test('what a request costs', () => {
    const figures = smoke('api')
    expect(new Set(figures.map(({ figure }) => figure.split(',')[0]))).toEqual(new Set(['A1', 'M1']))
  })
})
