import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { checkAccessibility, fakeApi } from '@comptoir/testing'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { followChanges } from './follow-changes.ts'
import { hostedAddress } from './hosted.ts'

class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeEventSource.opened.push(this)
  }
  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}
Object.assign(globalThis, { EventSource: FakeEventSource })

const routes = [aRoute({ layout: 'public', path: 'tiny' })]
const local = (title: string): LiveRemote =>
  aLive(aRelease('tiny', { build: 'dev', version: '2.0.0', routes, labels: { 'routes.page': title } }), {
    why: 'override',
  })

function putHosted(address: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'comptoir-hosted', content: address }))
}

beforeEach(() => {
  fakeApi()
  FakeEventSource.opened.length = 0
  document.head.replaceChildren(Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' }))
})
afterEach(() => {
  document.head.replaceChildren()
})

const open = (remote: LiveRemote) =>
  renderShell({ remotes: [remote], pages: { 'public/tiny': () => <h1>Here it is</h1> }, at: '/tiny' })

describe('a remote from a developer’s machine', () => {
  test('is announced where nobody can miss it, in the title and on the tab too, with the way out', async () => {
    putHosted('https://shop.example/')
    const { container, unmount } = await open(local('Tiny'))
    const bar = await screen.findByRole('complementary', { name: 'Parts under development' })
    expect(bar.textContent).toContain(`tiny 2.0.0 · ${location.origin}`)
    expect(screen.getByRole('button', { name: 'Back to the released product' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('🔧 Tiny · Comptoir'))
    expect(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href).toMatch(/^data:image\/svg/)
    await checkAccessibility(container)
    unmount()
    expect(document.title).toBe('Tiny · Comptoir')
    expect(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href).toContain('/icon.svg')
  })

  test('is not announced for a released remote', async () => {
    await open(aLive(aRelease('tiny', { routes })))
    await screen.findByRole('heading', { name: 'Here it is' })
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.title).toBe('Page · Comptoir')
  })
})

describe('changes behind a developer’s proxy', () => {
  test('of remote.json are shown at once, without loading the page again', async () => {
    putHosted('https://shop.example/')
    const { live, i18n } = await open(local('Tiny'))
    followChanges(live, i18n)
    await screen.findByRole('heading', { name: 'Here it is' })
    const [source] = FakeEventSource.opened
    expect(source?.address).toBe('/__comptoir/changes')
    act(() => source?.tell('registry', local('Renamed')))
    await waitFor(() => expect(document.title).toBe('🔧 Renamed · Comptoir'))
    act(() => source?.tell('registry', { ...local('Bad'), active: {} }))
    expect(document.title).toBe('🔧 Renamed · Comptoir')
  })

  test('of phrases take the place of those before', async () => {
    putHosted('https://shop.example/')
    const { live, i18n } = await open(local('Tiny'))
    followChanges(live, i18n)
    act(() =>
      FakeEventSource.opened[0]?.tell('phrases', { remote: 'tiny', language: 'en', phrases: { title: 'Said anew' } }),
    )
    expect(i18n.t('title', { ns: 'tiny' })).toBe('Said anew')
    act(() => FakeEventSource.opened[0]?.tell('phrases', { remote: 7 }))
    expect(i18n.t('title', { ns: 'tiny' })).toBe('Said anew')
  })
})

test('a page without a proxy in front has no other address', () => {
  expect(hostedAddress()).toBeNull()
})

test.each([
  ['https://shop.example/', 'https://shop.example/'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['javascript:alert(1)', null],
])('the way out to %s is %s', (address, expected) => {
  putHosted(address)
  expect(hostedAddress()).toBe(expected)
})
