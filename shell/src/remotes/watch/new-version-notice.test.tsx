import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { markBusy } from '@comptoir/platform'
import { LeaveGuard } from '@comptoir/platform/forms'
import { fakeApi } from '@comptoir/testing'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { takeRegistry } from './take-registry.ts'

const routes = [aRoute({ layout: 'public', path: 'tiny' })]
const releaseOf = (build: string) => aLive(aRelease('tiny', { build, routes }))
let isDirty = false

function TinyPage() {
  return (
    <>
      <h1>Here it is</h1>
      <LeaveGuard hasUnsavedWork={() => isDirty} />
    </>
  )
}

const { setTimeout: really } = globalThis
/** The notice's code is loaded by an import, which takes real time even with a fake clock. */
const pass = async (ms: number) => {
  await act(() => new Promise<void>((resolve) => void really(resolve, 30)))
  await act(() => jest.advanceTimersByTimeAsync(ms))
}
const notice = () => screen.queryByText('A new version is ready.')

async function open() {
  const { live } = await renderShell({ remotes: [releaseOf('b1')], pages: { 'public/tiny': TinyPage }, at: '/tiny' })
  await pass(100)
  return (build: string, revision: number) =>
    act(() => takeRegistry(live, knownRemotes([releaseOf(build)], { revision }), () => undefined))
}

beforeEach(() => {
  fakeApi()
  isDirty = false
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a new version', () => {
  test('is announced quietly, and not again once dismissed, until there is another', async () => {
    const see = await open()
    see('b2', 2)
    await pass(100)
    expect(notice()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(notice()).toBeNull()
    see('b2', 3)
    await pass(3000)
    expect(notice()).toBeNull()
    see('b3', 4)
    await pass(100)
    expect(notice()).toBeTruthy()
  })

  test('waits for the end of a sale', async () => {
    const end = markBusy()
    const see = await open()
    see('b2', 2)
    await pass(10_000)
    expect(notice()).toBeNull()
    end()
    await pass(2100)
    expect(notice()).toBeTruthy()
  })

  test('waits until nothing typed would be lost, and steps back when somebody types', async () => {
    isDirty = true
    const see = await open()
    see('b2', 2)
    await pass(10_000)
    expect(notice()).toBeNull()
    isDirty = false
    await pass(2100)
    expect(notice()).toBeTruthy()
    isDirty = true
    await pass(2100)
    expect(notice()).toBeNull()
  })
})
