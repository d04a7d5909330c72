import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { fakeApi } from '@comptoir/testing'
import { aRelease, aRoute } from '../testing/a-release.ts'
import { renderShell } from '../testing/render-shell.tsx'
import type { PageSources } from './load-page.ts'

const release = aRelease('tiny', { routes: [aRoute({ layout: 'public', path: 'tiny', skeleton: 'form' })], labels: { 'routes.page': 'Tiny page' } })

function TinyPage() {
  return <h1>Here it is</h1>
}

function sources(answer: () => Promise<ComponentType>): PageSources {
  return { exposed: () => Promise.resolve({ pages: { 'public/tiny': answer } }), phrases: () => Promise.resolve() }
}

const hanging = () => new Promise<ComponentType>(() => undefined)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  fakeApi()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a page of a remote', () => {
  test('shows its shape at once, words after two seconds, and the failure after two attempts; then it can be tried again', async () => {
    let answer: () => Promise<ComponentType> = hanging
    jest.useFakeTimers()
    await renderShell({ releases: [release], sources: sources(() => answer()), at: '/tiny' })
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await pass(2100)
    expect(screen.getByText(/longer than usual/)).toBeTruthy()
    await pass(13_000)
    expect(screen.getByRole('alert').textContent).toContain('“Tiny page” could not be opened')
    expect(screen.getByText('tiny 1.0.0 · b1')).toBeTruthy()
    answer = () => Promise.resolve(TinyPage)
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(10)
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  test('tries again by itself when the line comes back', async () => {
    let answer: () => Promise<ComponentType> = () => Promise.reject(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }))
    await renderShell({ releases: [release], sources: sources(() => answer()), policy: { attemptMs: 6000, attempts: 1 }, at: '/tiny' })
    await screen.findByRole('alert')
    answer = () => Promise.resolve(TinyPage)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
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
    expect(screen.getByRole('alert').textContent).toContain('Something in this page failed')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Press' })).toBeTruthy()
  })

  test('names the document', async () => {
    await renderShell({ releases: [release], pages: { 'public/tiny': TinyPage }, at: '/tiny', language: 'ar' })
    await screen.findByRole('heading', { name: 'Here it is' })
    expect(document.title).toBe('Tiny page (ar) · Comptoir')
  })
})
