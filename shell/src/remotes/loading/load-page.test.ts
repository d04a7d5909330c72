import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aRelease, aRoute } from '../../testing/a-release.ts'
import { PhrasesMissing } from '../../common/phrase-files.ts'
import { TimeLimitExceeded } from './attempts.ts'
import { createPageLoader, isTransient, type PageSources, type Wanted } from './load-page.ts'

const policy = { attemptMs: 6000, attempts: 2 }
const Page = () => null
const exposed = { pages: { 'pointOfSale/products': () => Promise.resolve(Page) } }
const lineError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

function aWanted(): Wanted {
  return { release: aRelease('inventory'), route: aRoute() }
}

function sources(answers: (() => Promise<typeof exposed>)[]): PageSources & { asked: () => number } {
  let count = 0
  return {
    asked: () => count,
    exposed: () => {
      const answer = answers[Math.min(count, answers.length - 1)]
      count += 1
      return answer === undefined ? Promise.resolve(exposed) : answer()
    },
    phrases: () => Promise.resolve(),
  }
}

const hanging = () => new Promise<typeof exposed>(() => undefined)

describe('loading a page', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('asks once for everyone, and has it at once afterwards', async () => {
    const wanted = aWanted()
    const from = sources([])
    const loader = createPageLoader(from, policy)
    expect(loader.loaded(wanted)).toBeUndefined()
    expect(await Promise.all([loader.load(wanted), loader.load(wanted)])).toEqual([Page, Page])
    expect(loader.loaded(wanted)).toBe(Page)
    expect(from.asked()).toBe(1)
  })

  test('tries a second time, after a pause, when the line failed', async () => {
    const from = sources([() => Promise.reject(lineError()), () => Promise.resolve(exposed)])
    const loading = createPageLoader(from, policy).load(aWanted())
    await jest.advanceTimersByTimeAsync(300)
    expect(from.asked()).toBe(1)
    await jest.advanceTimersByTimeAsync(800)
    expect(await loading).toBe(Page)
  })

  test('gives up after two attempts of six seconds and their pause, and starts anew when asked again', async () => {
    const from = sources([hanging, hanging, () => Promise.resolve(exposed)])
    const loader = createPageLoader(from, policy)
    const failed = expect(loader.load(aWanted())).rejects.toBeInstanceOf(TimeLimitExceeded)
    await jest.advanceTimersByTimeAsync(13_000)
    await failed
    expect(from.asked()).toBe(2)
    expect(await loader.load(aWanted())).toBe(Page)
  })

  test('does not try again what came and broke: it would only break again', async () => {
    const from = sources([() => Promise.reject(new TypeError('x is not a function'))])
    await expect(createPageLoader(from, policy).load(aWanted())).rejects.toThrow('x is not a function')
    expect(from.asked()).toBe(1)
  })

  test('refuses a release that lacks the page it declares', async () => {
    const from = sources([() => Promise.resolve({ pages: {} } as typeof exposed)])
    await expect(createPageLoader(from, policy).load(aWanted())).rejects.toThrow('has no page "pointOfSale/products"')
  })

  test('is not done without the phrases', async () => {
    const from = { ...sources([]), phrases: () => Promise.reject(new PhrasesMissing('none')) }
    const failed = expect(createPageLoader(from, policy).load(aWanted())).rejects.toThrow('none')
    await jest.advanceTimersByTimeAsync(2000)
    await failed
  })
})

test.each([
  [lineError(), true],
  [
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: unreachable'),
    true,
  ],
  [new Error('#RUNTIME-008 ScriptExecutionError: Script loaded but threw'), false],
  [new TypeError('undefined is not a function'), false],
  ['text', false],
])('%s may be tried again: %s', (problem, expected) => {
  expect(isTransient(problem)).toBe(expected)
})
