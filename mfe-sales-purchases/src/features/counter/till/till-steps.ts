import type { Till } from './use-till.ts'

/**
 * Enter in the search: the product with exactly this code or barcode goes into the cart, in its turn among the scans.
 * The text is selected, so that what comes next takes its place.
 */
export function submitSearch({ search, scans, focus }: Till): void {
  const text = search.typed.getState().text.trim()
  if (text === '') return
  scans.scan(text, 'typed')
  focus.focus()
}

/** From the receipt to the next customer. */
export function leaveReceipt({ receipt, setView, focus }: Till): void {
  receipt.close()
  setView('products')
  focus.focus()
}
