import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ASSUMPTIONS, forecast, type Measured } from './extrapolate.ts'
import { MEAN_SALES } from './law.ts'

const MEASURED: Measured = {
  databaseCpu: 0.005,
  apiCpu: 0.008,
  walBytes: 10_000,
  storedBytes: 5000,
  connectionSeconds: 0.01,
  opening: { databaseCpu: 0.015, apiCpu: 0.06 },
}
const NO_DISK = { ...ASSUMPTIONS, diskPerNode: Infinity }

test('a forecast by hand', () => {
  const found = forecast(1_000_000, MEASURED, { ...ASSUMPTIONS, coresPerNode: 8, targetLoad: 0.5 })
  const salesPerSecond = (1_000_000 * MEAN_SALES * 0.15) / 3600
  expect(found.salesPerSecond).toBeCloseTo(salesPerSecond, 6)
  expect(found.databaseCores).toBeCloseTo(salesPerSecond * 0.005 * 2, 6)
  expect(found.nodesForCpu).toBe(Math.ceil((salesPerSecond * 0.005 * 2 * 3) / 4))
  expect(found.apiNodes).toBe(Math.ceil((salesPerSecond * 0.008 * 2) / 4))
  expect(found.walBytesPerSecond).toBeCloseTo(salesPerSecond * 10_000, 3)
  expect(found.connections).toBe(Math.ceil(salesPerSecond * 0.01))
  expect(found.storedBytes / (1_000_000 * MEAN_SALES * 5000 * 310 * 10)).toBeCloseTo(1, 9)
  expect(found.nodes).toBe(Math.max(found.nodesForCpu, found.nodesForDisk + 1))
})

test('more companies never need fewer nodes, and a cluster has three at least', () => {
  const companies = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(companies, companies, (some, others) => {
      const [fewer, more] = [Math.min(some, others), Math.max(some, others)].map((each) =>
        forecast(each, MEASURED, ASSUMPTIONS),
      )
      expect(more?.nodes).toBeGreaterThanOrEqual(fewer?.nodes ?? Infinity)
      expect(fewer?.nodes).not.toBe(2)
    }),
  )
})

test('what is used grows in proportion to the companies', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 50 }), (companies, times) => {
      const [once, often] = [companies, companies * times].map((each) => forecast(each, MEASURED, ASSUMPTIONS))
      for (const name of ['salesPerDay', 'databaseCores', 'apiCores', 'storedBytes', 'registers'] as const)
        expect((often?.[name] ?? NaN) / (once?.[name] ?? NaN)).toBeCloseTo(times, 6)
    }),
  )
})

test('one node is enough for few companies, without what routing costs', () => {
  expect(forecast(100, MEASURED, NO_DISK)).toMatchObject({ nodes: 1, nodesForCpu: 1 })
  const edge = (ASSUMPTIONS.coresPerNode * ASSUMPTIONS.targetLoad) / forecast(1, MEASURED, NO_DISK).databaseCores
  expect(forecast(Math.floor(edge), MEASURED, NO_DISK).nodes).toBe(1)
  expect(forecast(Math.ceil(edge) + 1, MEASURED, NO_DISK).nodes).toBe(4)
})

test('the hour in which registers open counts where it is busier than that of sales', () => {
  const dear = { ...MEASURED, opening: { databaseCpu: 0.015, apiCpu: 1000 } }
  const { apiCores, registers } = forecast(1000, dear, ASSUMPTIONS)
  expect(apiCores).toBeCloseTo((registers * 1000) / 3600, 6)
})
