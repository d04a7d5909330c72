import { describe, expect, test } from '@jest/globals'
import { askersOf } from './network.ts'
import { type Sent, kindOf, namedIn, waterfallOf, waveOf } from './waves.ts'

const PAGE = 'http://shop/discounts'

function sent(url: string, over: Partial<Sent> = {}): Sent {
  const { pathname } = new URL(url, PAGE)
  return {
    url: new URL(url, PAGE).href,
    kind: kindOf(pathname, 'Script'),
    startedAt: 1,
    endedAt: 2,
    bytes: 10,
    isCached: false,
    askedBy: [PAGE],
    ...over,
  }
}

const page = sent(PAGE, { startedAt: 0, endedAt: 1, askedBy: [], kind: 'code' })

describe('waves', () => {
  test('the document is the first, what it asks for itself the second, however late it asks', () => {
    const late = sent('/b.js', { startedAt: 50 })
    expect([...waveOf([page, sent('/a.js'), late]).values()]).toEqual([1, 2, 2])
  })

  test('what a script asks for comes one wave after it', () => {
    const second = sent('/second.js', { startedAt: 3, askedBy: ['http://shop/first.js'] })
    const third = sent('/third.js', { startedAt: 5, askedBy: ['http://shop/first.js', 'http://shop/second.js'] })
    expect([...waveOf([page, sent('/first.js'), second, third]).values()]).toEqual([1, 2, 3, 4])
  })

  test('a script that a hint asked for before is of the wave of the hint', () => {
    const hinted = sent('/chunk.js')
    const again = sent('/chunk.js', { startedAt: 9, isCached: true, askedBy: ['http://shop/main.js'] })
    const next = sent('/next.js', { startedAt: 12, askedBy: ['http://shop/chunk.js'] })
    expect(waveOf([page, sent('/main.js'), hinted, again, next]).get(next)).toBe(3)
  })

  test('a cache adds no wave', () => {
    const cached = sent('/main.js', { isCached: true })
    const asked = sent('/api/me', { startedAt: 4, askedBy: ['http://shop/main.js'] })
    expect([...waveOf([page, cached, asked]).values()]).toEqual([1, 1, 2])
  })
})

describe('a waterfall', () => {
  const beside = sent('/assets/beside.js', { startedAt: 3, endedAt: 8, askedBy: ['http://shop/assets/main.js'] })
  const unfinished = sent('/assets/late.js', {
    startedAt: 4,
    endedAt: Infinity,
    askedBy: ['http://shop/assets/main.js'],
  })
  const call = sent('/api/me', { startedAt: 3, kind: 'api' })
  const font = sent('/assets/a.woff2', { kind: 'font' })
  const all = [
    page,
    sent('/assets/main.js'),
    beside,
    unfinished,
    call,
    font,
    sent('/assets/after.js', { startedAt: 20 }),
  ]

  test('ends when the content is there, and leaves nothing out unsaid', () => {
    const waterfall = waterfallOf(all, 10, () => true)
    expect(waterfall).toMatchObject({ waves: 3, requests: 4, bytes: 40, apiCalls: 1, others: 1 })
    expect(waterfall.inWaves).toEqual([['page'], ['assets/main.js'], ['assets/beside.js']])
  })

  test('tells what is the page’s own from what comes beside it', () => {
    expect(waterfallOf(all, 10, (path) => !path.includes('beside')).ownWaves).toBe(2)
  })
})

test('phrases and scripts are code, calls are none', () => {
  expect(
    ['/', '/r/people/b1/locales/fr.json', '/locales/fr/translation.json', '/assets/a.js'].map((path) =>
      kindOf(path, path === '/' ? 'Document' : 'Fetch'),
    ),
  ).toEqual(['code', 'code', 'code', 'code'])
  expect([
    kindOf('/api/1/discounts', 'Fetch'),
    kindOf('/assets/a.woff2', 'Font'),
    kindOf('/assets/favicon.svg', 'Other'),
    kindOf('/federation/registry', 'Fetch'),
  ]).toEqual(['api', 'font', 'image', 'other'])
})

test('who asked: the scripts that were running, else the document', () => {
  const parent = { callFrames: [{ url: 'b.js' }] }
  expect(
    askersOf({ type: 'script', stack: { callFrames: [{ url: 'a.js' }, { url: 'a.js' }, { url: '' }], parent } }, PAGE),
  ).toEqual(['a.js', 'b.js'])
  expect(askersOf({ type: 'parser', url: PAGE }, 'other')).toEqual([PAGE])
  expect(askersOf({ type: 'other' }, PAGE)).toEqual([PAGE])
})

test('scripts and hints of a page are found in its HTML', () => {
  expect(
    namedIn(
      '<link rel="preload" href="/assets/a.js"><script defer src="/assets/main.js"></script><a href="https://else">',
    ),
  ).toEqual(new Set(['/assets/a.js', '/assets/main.js']))
})
