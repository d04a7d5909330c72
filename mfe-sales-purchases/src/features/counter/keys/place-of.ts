import type { Place } from './counter-action.ts'

/** Marks the search field of the counter, so that a key knows where it was pressed. */
export const SEARCH_FIELD_ID = 'counter-search'

const FIELDS = 'input, textarea, select, [contenteditable=true]'
const CONTROLS = 'a, button, [role=button], [role=menuitem], summary'
/** Not one that is on its way out: its answer has been given, and the next key is for the counter. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'
  .split(', ')
  .map((overlay) => `${overlay}:not([data-state=closed])`)
  .join(', ')

/** Tiles and categories, through which the arrows go. */
const WITH_ARROWS = '[data-tiles], [data-rail]'

/** Where a key was pressed; null inside an overlay, where the counter's keys do not reach. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return { isSearch: false, isEditing: false, hasText: false, isControl: false }
  if (target.closest(OVERLAYS)) return null
  const isSearch = target.id === SEARCH_FIELD_ID
  const isField = target.matches(FIELDS)
  const isEmptySearch = isSearch && target instanceof HTMLInputElement && target.value === ''
  return {
    isSearch,
    isEditing: target.closest(WITH_ARROWS) !== null || (isField && !(isSearch && isAllSelected(target))),
    hasText: isField && !isEmptySearch,
    isControl: target.closest(CONTROLS) !== null,
  }
}

/** Also true of an empty field. */
function isAllSelected(target: Element): boolean {
  return (
    target instanceof HTMLInputElement && target.selectionStart === 0 && target.selectionEnd === target.value.length
  )
}
