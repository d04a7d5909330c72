type Field = HTMLInputElement | HTMLTextAreaElement

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')]
}

/** An element's index among all of its kind: the same in the page that follows. */
function placeOf(root: HTMLElement, element: Element): { tag: string; index: number } {
  const tag = element.tagName.toLowerCase()
  return { tag, index: [...root.querySelectorAll(tag)].indexOf(element) }
}

/** Sets a value as typing does, so that listeners are called. */
function type(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What tells a form from another one: the names of its fields. */
function namesIn(form: HTMLFormElement): string {
  return fieldsIn(form)
    .map(({ name }) => name)
    .join()
}

/** The form that was sent before there was code to send it: the page's first script has marked it. */
function sentEarly(root: HTMLElement): string | null {
  const form = root.querySelector<HTMLFormElement>('form[data-sent-early]')
  return form && namesIn(form)
}

/**
 * Remembers what was typed into a page before its code came, the focus, and whether a form was sent; gives all of it to
 * the page that is there afterwards.
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = fieldsIn(root).map(({ name, value, defaultValue }) => ({
    name,
    value,
    isTyped: value !== defaultValue,
  }))
  const active = document.activeElement
  const place = active !== null && root.contains(active) ? placeOf(root, active) : null
  const sent = sentEarly(root)
  return () => {
    const fields = fieldsIn(root)
    for (const [index, { name, value, isTyped }] of typed.entries()) {
      const field = fields[index]
      if (isTyped && field?.name === name) type(field, value)
    }
    if (place !== null) root.querySelectorAll<HTMLElement>(place.tag)[place.index]?.focus({ preventScroll: true })
    if (sent !== null) [...root.querySelectorAll('form')].find((form) => namesIn(form) === sent)?.requestSubmit()
  }
}
