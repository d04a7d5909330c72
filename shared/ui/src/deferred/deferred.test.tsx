import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../chakra.ts'
import { MenuButton, type MenuPanelProps } from '../overlay/menu-button.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { deferred, fetchParts } from './deferred.ts'
import { DeferredPart } from './deferred-part.tsx'

/** Code that comes when the test says so, or does not. */
function aDelivery<Arrived>(what: Arrived) {
  const waiting: { give: () => void; refuse: () => void }[] = []
  const load = jest.fn(
    () =>
      new Promise<Arrived>((resolve, reject) => {
        waiting.push({ give: () => resolve(what), refuse: () => reject(new Error('no network')) })
      }),
  )
  const settle = (how: 'give' | 'refuse') => act(async () => waiting.shift()?.[how]())
  return { load, arrives: () => settle('give'), fails: () => settle('refuse') }
}

const Here = () => <p>here</p>

test('a part is fetched when it is first wanted, once, and stays', async () => {
  const { load, arrives } = aDelivery(Here)
  const part = deferred(load)
  const Toggled = () => {
    const [isWanted, setWanted] = useState(false)
    return (
      <>
        <Button onClick={() => setWanted(!isWanted)}>Toggle</Button>
        <DeferredPart part={part} isWanted={isWanted} given={{}} before={<p>waiting</p>} />
      </>
    )
  }
  const { user } = await renderKit(<Toggled />, { arePartsLate: true })
  const toggle = () => user.click(screen.getByRole('button', { name: 'Toggle' }))
  expect(load).not.toHaveBeenCalled()
  await toggle()
  expect(screen.getByText('waiting')).toBeTruthy()
  await arrives()
  await toggle()
  expect(screen.getByText('here')).toBeTruthy()
  await part.fetch()
  expect(load).toHaveBeenCalledTimes(1)
})

test('all parts are fetched one after the other; one that fails holds up none', async () => {
  const [first, second] = [aDelivery(Here), aDelivery(Here)]
  const parts = [deferred(first.load), deferred(second.load)]
  const fetched = fetchParts()
  await waitFor(() => expect(first.load).toHaveBeenCalledTimes(1))
  expect(second.load).not.toHaveBeenCalled()
  await first.fails()
  await waitFor(() => expect(second.load).toHaveBeenCalledTimes(1))
  await second.arrives()
  await fetched
  expect(parts.map(({ arrival }) => arrival.getState().component)).toEqual([null, Here])
})

test('what fails to load is reported once and retried', async () => {
  const { load, arrives, fails } = aDelivery(Here)
  const told = /serveur est injoignable/
  jest.useFakeTimers()
  try {
    await renderKit(<DeferredPart part={deferred(load)} isWanted given={{}} />, { arePartsLate: true })
    await fails()
    expect(screen.getAllByText(told)).toHaveLength(1)
    const pause = () => act(async () => jest.advanceTimersByTimeAsync(5_000))
    await pause()
    await fails()
    expect(screen.queryAllByText(told)).toHaveLength(0)
    await pause()
    await arrives()
    expect(screen.getByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(3)
  } finally {
    jest.useRealTimers()
  }
})

test('a button is shown before its menu has loaded, prepares it when it is pointed at, and opens it', async () => {
  const Menu = ({ trigger, word }: MenuPanelProps & { word: string }) => (
    <>
      {trigger}
      <div role="menu">{word}</div>
    </>
  )
  const { load, arrives } = aDelivery(Menu)
  const element = <MenuButton panel={deferred(load)} trigger={<Button>Actions</Button>} given={{ word: 'Modifier' }} />
  const { user } = await renderKit(element, { arePartsLate: true })
  const button = screen.getByRole('button', { name: 'Actions' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  await user.hover(button)
  expect(load).toHaveBeenCalledTimes(1)
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  await arrives()
  expect(screen.getByRole('menu').textContent).toBe('Modifier')
})
