import { expect, test } from '@jest/globals'
import { readLatencies, readSummary } from './pgbench.ts'

test('rate and failures are read from the summary', () => {
  const output =
    'number of transactions actually processed: 4961\nnumber of failed transactions: 3 (0.060%)\ntps = 1240.118312 (without initial connection time)\n'
  expect(readSummary(output)).toEqual({ rate: 1240.118312, failed: 3 })
})

test('an output without a rate could not be measured', () => {
  expect(() => readSummary('tps = 12 (including connections establishing)')).toThrow('Version 14')
})

test('latencies are milliseconds', () => {
  expect(readLatencies('0 0 4128 0 1763741357 81025\n1 0 950 0 1763741357 81031\n')).toEqual([4.128, 0.95])
})
