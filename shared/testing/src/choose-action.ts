import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/**
 * Opens the menu of a row and chooses by keyboard, as somebody without a mouse would: a simulated mouse that never
 * changes its place is no mouse to the menu. In English.
 */
export async function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  const button = await screen.findByRole('button', { name: `Actions for ${row}` })
  button.focus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: action })
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
  for (let step = 0; step < items.length && !item.hasAttribute('data-highlighted'); step += 1)
    await user.keyboard('{ArrowDown}')
  await waitFor(() => {
    if (!item.hasAttribute('data-highlighted')) throw new Error(`${action} is not reached by keyboard`)
  })
  await user.keyboard('{Enter}')
}
