import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { setNotifier, useRemoteScope } from '@comptoir/platform'
import { inPage, type LiveRemote, type RemoteRelease } from '@comptoir/contracts/federation'
import { fakeApi } from '@comptoir/testing'
import { kitNotifier } from '../../app/kit-notifier.ts'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import type { LiveRemotes } from '../registry/live-remotes.ts'
import type { PageSources } from '../loading/load-page.ts'
import { takeRegistry } from '../watch/take-registry.ts'

const given = {
  routes: [aRoute({ layout: 'public', path: 'tiny', skeleton: 'form' })],
  labels: { 'routes.page': 'Tiny page' },
}
const release = aRelease('tiny', given)
const earlier = aRelease('tiny', { ...given, build: 'b0', version: '0.9.0' })
const withEarlier = aLive(release, { fallback: earlier })

function TinyPage() {
  return <h1>Here it is</h1>
}
const EarlierPage = () => <h1>{`Version of ${useRemoteScope().build}`}</h1>

function sources(answer: (release: RemoteRelease) => Promise<ComponentType>): PageSources {
  return {
    exposed: (from) => Promise.resolve({ pages: { 'public/tiny': () => answer(from) } }),
    phrases: () => Promise.resolve(),
  }
}

const NotePage = () => <input aria-label="Note" />
const hanging = () => new Promise<ComponentType>(() => undefined)
const lineError = () => Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
const broken = () => Promise.reject<ComponentType>(new TypeError('x is not a function'))
/** The earlier release works, whatever becomes of the live one. */
const orEarlier = (answer: () => Promise<ComponentType>) =>
  sources((from) => (from.build === 'b0' ? Promise.resolve(EarlierPage) : answer()))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const see = (live: LiveRemotes, remotes: LiveRemote[], revision = 2) =>
  act(() => takeRegistry(live, knownRemotes(remotes, { revision }), () => undefined))

beforeEach(() => {
  fakeApi()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a page of a remote', () => {
  test('gives way to the earlier release though the page came without it', async () => {
    const rest = async () => [release, earlier]
    const from = orEarlier(broken)
    await renderShell({ remotes: [inPage(withEarlier, 'en')], rest, sources: from, at: '/tiny' })
    expect(await screen.findByRole('heading', { name: 'Version of b0' })).toBeTruthy()
  })

  test('shows its shape at once, words after two seconds, and the failure after two attempts; then it can be tried again', async () => {
    let answer: () => Promise<ComponentType> = hanging
    jest.useFakeTimers()
    await renderShell({ releases: [release], sources: sources(() => answer()), at: '/tiny' })
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await pass(2100)
    expect(screen.getByText(/longer than usual/)).toBeTruthy()
    await pass(2000)
    expect(screen.queryByRole('button', { name: /previous version/ })).toBeNull()
    await pass(11_000)
    expect(screen.getByRole('alert').textContent).toContain('“Tiny page” could not be opened')
    expect(screen.getByText('tiny 1.0.0 · b1')).toBeTruthy()
    answer = () => Promise.resolve(TinyPage)
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(10)
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  test('tries again by itself when the line comes back, and when another registry is seen', async () => {
    let answer: () => Promise<ComponentType> = () => Promise.reject(lineError())
    const policy = { attemptMs: 6000, attempts: 1, pollSeconds: 60 }
    const { live } = await renderShell({ releases: [release], sources: sources(() => answer()), policy, at: '/tiny' })
    await screen.findByRole('alert')
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByRole('alert')
    answer = () => Promise.resolve(TinyPage)
    see(live, [aLive(release)])
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  test('whose code threw is not asked for twice, and takes the release that is live by now', async () => {
    const next = aRelease('tiny', { ...given, build: 'b2' })
    const asked: string[] = []
    const { live } = await renderShell({
      releases: [release],
      sources: sources((from) => {
        asked.push(from.build)
        return from.build === 'b2' ? Promise.resolve(TinyPage) : broken()
      }),
      at: '/tiny',
    })
    await screen.findByRole('alert')
    expect(asked).toEqual(['b1'])
    see(live, [aLive(next)])
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
    expect(asked).toEqual(['b1', 'b2'])
  })

  test('that breaks down leaves everything around it standing, and comes back when asked to', async () => {
    let isBroken = false
    function FragilePage() {
      const [count, setCount] = useState(0)
      if (isBroken) throw new Error('broken')
      return <button onClick={() => setCount(count + 1)}>Press</button>
    }
    const { user } = await renderShell({ releases: [release], pages: { 'public/tiny': FragilePage }, at: '/tiny' })
    const button = await screen.findByRole('button', { name: 'Press' })
    isBroken = true
    await user.click(button)
    expect(screen.getByRole('alert').textContent).toContain('Something on this page failed')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Press' })).toBeTruthy()
  })

  test('whose phrases alone are missing in Arabic runs in the direction of the French that is shown', async () => {
    const file = `${release.base}${release.phrases['public/tiny']}`
    const { i18n } = await renderShell({ releases: [release], pages: { 'public/tiny': NotePage }, at: '/tiny' })
    await userEvent.type(await screen.findByRole('textbox'), 'kept')
    const area = () => screen.getByRole('textbox').closest('[dir]')
    expect(area()).toBe(document.documentElement)
    i18n.addResourceBundle('fr', file, { title: 'Voilà' })
    i18n.options.fallbackLng = ['fr']
    await act(() => i18n.changeLanguage('ar'))
    expect([area()?.getAttribute('lang'), area()?.getAttribute('dir')]).toEqual(['fr', 'ltr'])
    i18n.addResourceBundle('ar', file, { title: 'ها هو' })
    await act(() => i18n.changeLanguage('ar'))
    expect(area()).toBe(document.documentElement)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('kept')
  })

  test('names the document', async () => {
    await renderShell({ releases: [release], pages: { 'public/tiny': TinyPage }, at: '/tiny', language: 'ar' })
    await screen.findByRole('heading', { name: 'Here it is' })
    expect(document.title).toBe('Tiny page (ar) · Comptoir')
  })

  test('gives its details for support', async () => {
    setNotifier(kitNotifier)
    const { user } = await renderShell({ releases: [release], sources: sources(broken), at: '/tiny' })
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Copy the details' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(/^[2-9A-Z]{8}\ntiny 1\.0\.0 · b1\n.*\nx is not a function$/)
  })
})

describe('the previous version', () => {
  test('is shown as soon as the live one failed, with a notice that leads back', async () => {
    let answer = broken
    const { user } = await renderShell({ remotes: [withEarlier], sources: orEarlier(() => answer()), at: '/tiny' })
    expect(await screen.findByRole('heading', { name: 'Version of b0' })).toBeTruthy()
    expect(screen.getByText(/using the previous one, 0\.9\.0/)).toBeTruthy()
    answer = () => Promise.resolve(TinyPage)
    await user.click(screen.getByRole('button', { name: 'Try the current version' }))
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
    expect(screen.queryByText(/previous one/)).toBeNull()
  })

  test('needs less than 200 ms once the failure is known', async () => {
    jest.useFakeTimers()
    await renderShell({ remotes: [withEarlier], sources: orEarlier(hanging), at: '/tiny' })
    await pass(13_000)
    await pass(200)
    expect(screen.getByRole('heading', { name: 'Version of b0' })).toBeTruthy()
  })

  test('may be taken after four seconds instead of waiting on', async () => {
    jest.useFakeTimers()
    await renderShell({ remotes: [withEarlier], sources: orEarlier(hanging), at: '/tiny' })
    await pass(3900)
    expect(screen.queryByRole('button', { name: /previous version/ })).toBeNull()
    await pass(200)
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    await user.click(screen.getByRole('button', { name: 'Use the previous version, 0.9.0' }))
    await pass(10)
    expect(screen.getByRole('heading', { name: 'Version of b0' })).toBeTruthy()
  })

  test('that lacks the page, or fails too, leaves the panel, which names what was tried', async () => {
    const without = aLive(release, { fallback: { ...earlier, remote: { ...earlier.remote, routes: [] } } })
    const { unmount } = await renderShell({ remotes: [without], sources: orEarlier(broken), at: '/tiny' })
    await screen.findByRole('alert')
    unmount()
    await renderShell({ remotes: [withEarlier], sources: sources(broken), at: '/tiny' })
    await screen.findByRole('alert')
    expect(screen.getByText('tiny 1.0.0 · b1')).toBeTruthy()
    expect(screen.getByText('tiny 0.9.0 · b0')).toBeTruthy()
  })

  test('is offered when a page breaks down a second time within a minute', async () => {
    const Crashing = (): never => {
      throw new Error('broken')
    }
    const { user } = await renderShell({
      remotes: [withEarlier],
      sources: orEarlier(() => Promise.resolve(Crashing)),
      at: '/tiny',
    })
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: /previous version/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Use the previous version, 0.9.0' }))
    expect(await screen.findByRole('heading', { name: 'Version of b0' })).toBeTruthy()
  })
})

describe('a remote that is paused', () => {
  const paused = aLive(release, { state: 'disabled', reason: 'Being repaired until noon' })

  test('says why, and nothing of it is loaded', async () => {
    const asked = jest.fn<PageSources['exposed']>()
    await renderShell({ remotes: [paused], sources: { exposed: asked, phrases: () => Promise.resolve() }, at: '/tiny' })
    expect(await screen.findByRole('heading', { name: '“Tiny page” is paused' })).toBeTruthy()
    expect(screen.getByText('Being repaired until noon')).toBeTruthy()
    expect(asked).not.toHaveBeenCalled()
  })

  test('is paused in an open tab at once, and comes back', async () => {
    const { live } = await renderShell({ releases: [release], pages: { 'public/tiny': TinyPage }, at: '/tiny' })
    await screen.findByRole('heading', { name: 'Here it is' })
    see(live, [paused])
    expect(screen.getByRole('heading', { name: '“Tiny page” is paused' })).toBeTruthy()
    see(live, [aLive(release)], 3)
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })
})
