/** The row of that key in the list that is on the page. */
export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[role=row][data-row=${JSON.stringify(key)}]`)
}
