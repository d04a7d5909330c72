/** The first field of a part of a dialog, or its first button where it has none. */
export function firstIn(part: HTMLElement | null): HTMLElement | null {
  return part?.querySelector<HTMLElement>('input:not(:disabled)') ?? part?.querySelector<HTMLElement>('button') ?? part
}

/**
 * Goes to the first field of a part that took the place of another one, so that no key falls out of the dialog. A dialog
 * that is only opening goes there by itself, and gives the focus back to where it was.
 */
export function focusFirst(part: HTMLElement | null): void {
  const { activeElement } = document
  const isInside = part?.closest('[role=dialog]')?.contains(activeElement) ?? false
  if (isInside || activeElement === document.body) firstIn(part)?.focus()
}
