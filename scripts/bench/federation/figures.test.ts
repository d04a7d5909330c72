import { expect, test } from '@jest/globals'
import { fallbackFound, firstRouteFound, homePaintFound, waterfallFound } from './figures.ts'
import { slowdownIn } from './home-paint.ts'
import { weightOf } from './sizes.ts'
import type { Waterfall } from './waves.ts'

const waterfall: Waterfall = {
  waves: 3,
  ownWaves: 2,
  requests: 11,
  bytes: 249_000,
  apiCalls: 2,
  others: 1,
  inWaves: [['page'], ['a.js'], ['b.js']],
}
const visit = (ms: number) => ({ ms, waterfall })

test('the first route is judged by the median of the ratios of its rounds', () => {
  const rounds = [
    { federated: visit(1200), monolith: visit(1000) },
    { federated: visit(3000), monolith: visit(1000) },
    { federated: visit(2200), monolith: visit(2000) },
  ]
  expect(firstRouteFound(rounds).figures).toMatchObject([{ figure: 'F1', value: 1.2, holds: true }])
})

test('a third wave does not hold, though what the route is made of came in two', () => {
  const { figures, record } = waterfallFound([waterfall], [{ ...waterfall, waves: 1 }])
  expect(figures.map(({ figure, holds }) => [figure, holds])).toEqual([
    ['F2, waves', false],
    ['F2, own waves', true],
    ['F2, waves again', true],
    ['F2, requests', false],
    ['F2, size', true],
  ])
  expect(record).toContain('  wave 3: b.js')
})

test('the home page is judged by its worst failure', () => {
  const compared = {
    fault: { remote: 'people', failure: 'hangs' as const },
    healthy: [100, 110, 900],
    failing: [120, 132, 130],
  }
  expect(slowdownIn(compared)).toBeCloseTo(130 / 110)
  expect(homePaintFound([compared, { ...compared, failing: [110] }]).figures).toMatchObject([
    { value: 1.182, holds: false },
  ])
})

test('a figure without a measure is not judged', () => {
  expect(fallbackFound(new Map([['hangs', []]])).figures).toMatchObject([{ value: null, holds: null }])
})

test('a remote weighs its entry, and the entry with the scripts of its heaviest route', () => {
  const file = (packedSize: number) => ({ integrity: '', size: 0, packedSize })
  const remote = { id: 'people' } as Parameters<typeof weightOf>[0]['remote']
  const files = { 'remoteEntry.js': file(7000), 'a.js': file(2000), 'b.js': file(9000) }
  expect(
    weightOf({
      remote,
      entry: 'remoteEntry.js',
      files,
      routes: { 'company/a': ['a.js'], 'company/b': ['a.js', 'b.js'] },
    }),
  ).toEqual({ remote: 'people', entryKb: 7, routeKb: 18, route: 'company/b' })
})
