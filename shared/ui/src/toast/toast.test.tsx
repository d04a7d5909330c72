import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { toastStore } from './toast-store.ts'
import { toast } from './toast.ts'

afterEach(() => {
  act(() => toast.dismiss())
  jest.useRealTimers()
})

async function atTheRegion() {
  const rendered = await renderKit(<main />)
  jest.useFakeTimers()
  return rendered
}
const pass = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds))
const texts = (): unknown[] => toastStore.getState().toasts.map((each) => each.text)

describe('how long a toast stays', () => {
  test('one that can be answered: long enough to do so, and while its button has the focus', async () => {
    await atTheRegion()
    act(() => void toast.success('Panier vidé', { action: { label: 'Annuler', onClick: () => undefined } }))
    pass(9999)
    expect(texts()).toEqual(['Panier vidé'])
    const region = screen.getByRole('list')
    fireEvent.pointerEnter(region)
    const button = screen.getByRole('button', { name: 'Annuler' })
    act(() => button.focus())
    fireEvent.pointerLeave(region)
    pass(60_000)
    expect(texts()).toEqual(['Panier vidé'])
    act(() => button.blur())
    pass(1)
    expect(texts()).toEqual([])
  })

  test('Alt and T lead to its button, and what had the focus before has it again once that is pressed', async () => {
    await atTheRegion()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const undo = jest.fn()
    act(() => void toast.success('Panier vidé', { action: { label: 'Annuler', onClick: undo } }))
    act(() => void fireEvent.keyDown(document.body, { code: 'KeyT', key: 't', altKey: true }))
    const button = screen.getByRole('button', { name: 'Annuler' })
    expect(document.activeElement).toBe(button)
    act(() => button.click())
    expect(undo).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  test.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('%s: %d ms', async (type, durationMs) => {
    await atTheRegion()
    act(() => void toast[type]('Enregistré'))
    pass(durationMs - 1)
    expect(texts()).toEqual(['Enregistré'])
    pass(1)
    expect(texts()).toEqual([])
  })

  test('loading: until it is replaced, which starts the time of its new type', async () => {
    await atTheRegion()
    let id = ''
    act(() => void (id = toast.loading('Import en cours')))
    pass(3_600_000)
    expect(texts()).toEqual(['Import en cours'])
    act(() => void toast.success('Import terminé', { id }))
    expect(texts()).toEqual(['Import terminé'])
    pass(2000)
    expect(texts()).toEqual([])
  })

  test('time is paused while the pointer is over the toasts', async () => {
    await atTheRegion()
    act(() => void toast.success('Enregistré'))
    pass(1500)
    const region = screen.getByRole('list')
    fireEvent.pointerEnter(region)
    pass(60_000)
    expect(texts()).toEqual(['Enregistré'])
    fireEvent.pointerLeave(region)
    pass(499)
    expect(texts()).toEqual(['Enregistré'])
    pass(1)
    expect(texts()).toEqual([])
  })
})

test('at most twenty are kept, the newest', () => {
  for (let each = 1; each <= 25; each += 1) toast.loading(String(each))
  expect(toastStore.getState().toasts).toHaveLength(20)
  expect(toastStore.getState().toasts[0]?.text).toBe('25')
  expect(toastStore.getState().toasts[19]?.text).toBe('6')
})

test('they are announced politely, and can be dismissed or answered', async () => {
  const { user } = await renderKit(<main />)
  const undo = jest.fn()
  act(
    () =>
      void toast.blank('3 produits archivés', { durationMs: Infinity, action: { label: 'Annuler', onClick: undo } }),
  )
  const shown = await screen.findByText('3 produits archivés')
  expect(shown.closest('[aria-live=polite]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(toastStore.getState().toasts).toHaveLength(0)
})
