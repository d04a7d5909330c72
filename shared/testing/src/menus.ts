import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/*
 * Menus as somebody without a mouse uses them: a simulated mouse that never changes its place is no mouse to the menu.
 * Each key is pressed only when the one before it has been answered, so that a menu that is slow to open loses none.
 */

type EntryRole = 'menuitem' | 'menuitemradio' | 'menuitemcheckbox'

/** Opens the menu of a row and chooses an action. In English. */
export function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  return chooseFromMenu(user, `Actions for ${row}`, 'menuitem', action)
}

/** Opens a menu and chooses an entry. */
export async function chooseFromMenu(
  user: UserEvent,
  button: string,
  role: EntryRole,
  name: string | RegExp,
): Promise<void> {
  await openMenu(user, button)
  await chooseEntry(user, role, name)
}

/** Opens the menu behind a button, and waits until it answers the keyboard. */
export async function openMenu(user: UserEvent, button: string): Promise<void> {
  const trigger = await screen.findByRole('button', { name: button })
  trigger.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => {
    if (document.activeElement?.getAttribute('role') !== 'menu') throw new Error('the menu has not taken the focus')
  })
}

/** Goes down the open menu to an entry below, and chooses it. */
export async function chooseEntry(user: UserEvent, role: EntryRole, name: string | RegExp): Promise<void> {
  const entry = await screen.findByRole(role, { name })
  const passed = new Set<Element | null>()
  while (!entry.hasAttribute('data-highlighted')) {
    if (passed.has(highlighted())) throw new Error(`${String(name)} is not reached by keyboard`)
    passed.add(highlighted())
    await goDown(user, name)
  }
  await user.keyboard('{Enter}')
}

async function goDown(user: UserEvent, name: string | RegExp): Promise<void> {
  const before = highlighted()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => {
    if (highlighted() === before) throw new Error(`${String(name)} is not reached by keyboard`)
  })
}

function highlighted(): Element | null {
  return document.querySelector('[role=menu] [data-highlighted]')
}
