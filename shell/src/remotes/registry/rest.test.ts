import { expect, test } from '@jest/globals'
import { inPage } from '@comptoir/contracts/federation'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { createComplete } from './complete.ts'
import { createLiveRemotes } from './live-remotes.ts'
import { isInOtherLanguage } from './other-language.ts'
import { createRest } from './rest.ts'

const people = aLive(aRelease('people', { scripts: { 'public/': ['a.js'] } }), {
  fallback: aRelease('people', { build: 'b0' }),
})
const local = aLive(aRelease('inventory', { build: 'dev', routes: [aRoute({ path: 'stocks' })] }), { why: 'override' })
const remotes = [inPage(people, 'fr'), local]
const documents = [people.active, aRelease('people', { build: 'b0' })]

function serve(answers: (() => Response)[]): string[] {
  const asked: string[] = []
  globalThis.fetch = (input) => {
    asked.push(String(input))
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error())
  }
  return asked
}
const given = () => Response.json([...documents, { build: 'b1' }])

test('the documents that a page leaves out are asked for once, by name, and again only after a failure', async () => {
  const asked = serve([() => new Response('', { status: 503 }), given])
  const rest = createRest(remotes)
  await expect(rest?.()).rejects.toMatchObject({ name: 'ReleasesMissing' })
  const [first, second] = await Promise.all([rest?.(), rest?.()])
  expect(first).toEqual(documents)
  expect(second).toBe(first)
  const address = '/federation/releases?of=people.b1,people.b0'
  expect(asked).toEqual([address, address])
})

test('a page that leaves nothing out asks for nothing', () => {
  expect(createRest([people, local])).toBeNull()
})

test('a completed registry has the files, the words of all languages and the earlier release; what is told first may be loaded', async () => {
  serve([given])
  const live = createLiveRemotes(knownRemotes(remotes))
  const told: string[] = []
  const complete = createComplete(live, createRest(remotes), (known) =>
    told.push(...known.map(({ fallback }) => fallback?.build ?? 'none')),
  )
  expect(live.getState().known.remotes[0]?.fallback).toBeNull()
  await complete()
  await complete()
  expect(live.getState().known.remotes).toEqual([people, local])
  expect(live.getState().owned.map(({ release }) => release.files)).toContainEqual(people.active.files)
  expect(told).toEqual(['b0', 'none'])
})

test('one that cannot be completed stays as it is', async () => {
  serve([() => Response.json([])])
  const live = createLiveRemotes(knownRemotes(remotes))
  await createComplete(live, createRest(remotes), () => undefined)()
  expect(live.getState().known.remotes).toEqual(remotes)
})

test('a page with the names of another language than is shown is known, and none once it is completed', () => {
  expect(isInOtherLanguage(remotes, 'fr')).toBe(false)
  expect(isInOtherLanguage(remotes, 'ar')).toBe(true)
  expect(isInOtherLanguage([people, local], 'ar')).toBe(false)
})
