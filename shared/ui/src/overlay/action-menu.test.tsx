import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { ActionMenu } from './action-menu.tsx'

/** Quicker than the next frame. */
function escapeAsSoonAsSeen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role=menu]') === null) return
      observer.disconnect()
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('Escape closes a menu from the moment it is seen, and leads back to its button', async () => {
  const onSelect = jest.fn()
  const { user } = await renderKit(<ActionMenu label="Actions" items={[{ id: 'edit', label: 'Modifier', onSelect }]} />)
  const pressed = escapeAsSoonAsSeen()
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await pressed
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // Whatever the opening had still in hand has run by then.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }))
  expect(onSelect).not.toHaveBeenCalled()
})
