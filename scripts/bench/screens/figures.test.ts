import { expect, test } from '@jest/globals'
import { repeatedRows, routeRows, screensFigures, timeRows, type Round } from './figures.ts'
import type { RouteWeight } from './routes.ts'

const at = (usableMs: number) => ({ drawnMs: usableMs - 100, usableMs })

function aRound(times: Partial<Record<'bare' | 'signIn' | 'list' | 'sqlMs' | 'scriptsKb' | 'click', number>>): Round {
  const { bare = 200, signIn = 800, list = 1000, sqlMs = 2, scriptsKb = 180, click = 100 } = times
  return {
    bare: at(bare),
    signIn: { ...at(signIn), scriptsKb },
    list: at(list),
    sqlMs,
    clicks: { list: click, listAgain: 50, sheet: 900, sheets: [click, click], tick: 800, ticks: [click / 2, click] },
  }
}

const route = (address: string, ownKb: number): RouteWeight => ({
  remote: 'stocks',
  address,
  isPublic: false,
  ownKb,
  partsKb: 1,
})

test('times by the median of the rounds, ratios round by round, what is sent by its worst', () => {
  const figures = screensFigures({
    rounds: [
      aRound({}),
      aRound({ bare: 400, signIn: 1600, list: 2000, sqlMs: 10, scriptsKb: 201, click: 500 }),
      aRound({ signIn: 900, click: 450 }),
    ],
    routes: [route('/a', 12), route('/b', 61), { ...route('/', 90), isPublic: true }],
    repeated: [],
  })
  expect(figures.map(({ figure, value, holds }) => [figure, value, holds])).toEqual([
    ['F1', 201, false],
    ['F3', 61, false],
    ['F3, sent twice', 0, true],
    ['F4', 900, true],
    ['F4, ratio', 4, null],
    ['F5', 1000, true],
    ['F5, ratio', 5, null],
    ['F5, SQL', 500, null],
    ['F6', 450, false],
    ['F6, sheet', 450, false],
    ['F6, tick', 237.5, false],
  ])
})

test('a library in several remotes is one too many', () => {
  const repeated = [{ library: 'icons', in: { company: 300, inventory: 1310 } }]
  const figures = screensFigures({ rounds: [aRound({})], routes: [route('/a', 12)], repeated })
  expect(figures.find(({ figure }) => figure === 'F3, sent twice')).toMatchObject({ value: 1, holds: false })
  expect(repeatedRows(repeated)).toEqual([['icons', '2', '1.3']])
})

test('tables: every moment with median and p95 of all its times, addresses from the heaviest on', () => {
  const rows = timeRows([aRound({ click: 100 }), aRound({ click: 300 })])
  expect(rows.find(([name]) => name === 'tick, later')).toEqual(['tick, later', '125', '300', '4'])
  expect(rows.find(([name]) => name === 'SQL of its rows')).toEqual(['SQL of its rows', '2.00', '2.00', '2'])
  expect(routeRows([route('/a', 12), route('/b', 61)]).map(([address]) => address)).toEqual(['/b', '/a'])
})
