import { beforeEach, describe, expect, test } from '@jest/globals'
import { aHash } from '../testing/a-release.ts'
import { aServer, COUNTER, MemoryStore, remotesWithCounter } from '../testing/a-kept-page.ts'
import { createKeeper, NotKept } from './keeper.ts'
import { keptPage } from './store.ts'

const running = (build: string) => ({ address: COUNTER, name: `7.${build}.w-${build}.ar` })
const WANTED = running('b1')
/** All that a page of a build names. */
const whole = (build: string): string[] => [
  `/assets/files.${build}.json`,
  `/assets/font.${build}.woff2`,
  `/assets/main.${build}.js`,
  `/federation/releases?of=sales.${build},sales.b0,people.p1`,
  ...['ar', 'en', 'fr'].flatMap((language) =>
    ['profile', 'releases', 'translation'].map((file) => `/locales/${language}/${file}.json?v=w-${build}`),
  ),
  ...['later.js', 'pos.js', 'remoteEntry.js'].map((file) => `/r/sales/${build}/${file}`),
]

let files: MemoryStore
let pages: MemoryStore
let server: ReturnType<typeof aServer>
let asked: [string, string | undefined][]

beforeEach(() => {
  files = new MemoryStore()
  pages = new MemoryStore()
  server = aServer('b1')
  asked = []
})

/** A worker that was started anew. */
const keeper = () =>
  createKeeper({
    files: async () => files,
    pages: async () => pages,
    fetch: async (address, settings) => {
      asked.push([address, settings?.integrity])
      const answer = server.get(address)
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer.clone()
    },
  })
const kept = async () => (await keptPage(Promise.resolve(pages)))?.name

describe('a page', () => {
  test('is kept with all that it names, parts that come later and other languages too, and nothing of other remotes', async () => {
    await keeper()(WANTED)
    expect(files.names.toSorted()).toEqual(whole('b1').toSorted())
    const page = await keptPage(Promise.resolve(pages))
    expect([page?.name, page?.address]).toEqual(['7.b1.w-b1.fr', COUNTER])
    expect(page?.answer.headers.get('content-security-policy')).toBe("script-src 'nonce-n'")
    expect(await page?.answer.text()).toContain('id="registry"')
  })

  test('has files of which the bytes are those that it states', async () => {
    await keeper()(WANTED)
    const hashes = new Map(asked)
    for (const script of ['/assets/main.b1.js', '/r/sales/b1/later.js']) expect(hashes.get(script)).toBe(aHash())
  })

  test('is not asked for again while it is the one that runs', async () => {
    await keeper()(WANTED)
    asked = []
    await keeper()({ address: COUNTER, name: '7.b1.w-b1.fr' })
    expect(asked).toEqual([])
  })

  test('gives way to a newer one when that is whole; then the older builds’ files go, but for what the page may run', async () => {
    await keeper()(WANTED)
    for (const used of ['/r/people/p1/page.js', '/r/people/p0/page.js', '/r/sales/b0/pos.js'])
      await files.put(used, new Response())
    server = aServer('b2')
    await keeper()(running('b2'))
    expect(await kept()).toBe('7.b2.w-b2.fr')
    expect(files.names.toSorted()).toEqual([...whole('b2'), '/r/people/p1/page.js', '/r/sales/b0/pos.js'].toSorted())
  })

  test.each(['/r/sales/b2/later.js', '/locales/ar/translation.json?v=w-b2', '/assets/files.b2.json', COUNTER])(
    'that comes without %s replaces nothing and removes nothing; what came is not asked for again',
    async (missing) => {
      await keeper()(WANTED)
      server = aServer('b2')
      const answer = server.get(missing)
      server.delete(missing)
      await expect(keeper()(running('b2'))).rejects.toThrow('Failed to fetch')
      expect(await kept()).toBe('7.b1.w-b1.fr')
      expect(files.names).toEqual(expect.arrayContaining(whole('b1')))
      asked = []
      if (answer) server.set(missing, answer)
      const had = files.names
      await keeper()(running('b2'))
      expect(await kept()).toBe('7.b2.w-b2.fr')
      expect(asked.filter(([address]) => had.includes(address))).toEqual([])
    },
  )

  test('is not kept with a file that means these bytes for now only, nor after an error', async () => {
    for (const answer of [new Response('words'), new Response('none', { status: 404 })]) {
      server = aServer('b1').set('/locales/fr/profile.json?v=w-b1', answer)
      await expect(keeper()(WANTED)).rejects.toThrow(NotKept)
    }
    server = aServer('b1').set(COUNTER, new Response('down', { status: 500 }))
    await expect(keeper()(WANTED)).rejects.toThrow(NotKept)
    expect(pages.names).toEqual([])
  })

  test('that was published after the one that runs is kept once it has run', async () => {
    await keeper()(WANTED)
    server = aServer('b2')
    server.set('/c1/p2/pos', server.get(COUNTER) ?? new Response())
    await expect(keeper()({ ...WANTED, address: '/c1/p2/pos' })).rejects.toThrow(NotKept)
    expect(await kept()).toBe('7.b1.w-b1.fr')
    expect(files.names).toEqual(expect.arrayContaining(whole('b1')))
  })

  test.each<[string, Response]>([
    ['is another site’s', new Response('<html lang="fr"><title>Sign in to the network</title>')],
    ['has a broken registry', new Response('<script type="application/json" id="registry">{</script>')],
  ])('that %s is not kept', async (_, answer) => {
    server.set(COUNTER, answer)
    await expect(keeper()(WANTED)).rejects.toThrow(NotKept)
  })

  test('without a remote that opens offline is not kept', async () => {
    server = aServer('b1', remotesWithCounter('b1').slice(1))
    await expect(keeper()(WANTED)).rejects.toThrow('No page opens without a network')
  })
})

test('two tabs that ask at once have it kept once, and a failure stops nobody', async () => {
  const keep = keeper()
  const answer = server.get('/assets/main.b1.js')
  server.delete('/assets/main.b1.js')
  const first = keep(WANTED)
  await expect(first).rejects.toThrow('Failed to fetch')
  if (answer) server.set('/assets/main.b1.js', answer)
  await Promise.all([keep(WANTED), keep({ address: COUNTER, name: '7.b1.w-b1.fr' })])
  expect(asked.filter(([address]) => address === '/r/sales/b1/pos.js')).toHaveLength(1)
  expect(await kept()).toBe('7.b1.w-b1.fr')
})
