import type { Till } from './use-till.ts'

/** Enter in the search: the product with exactly this code or barcode goes into the cart; otherwise the tiles are there to choose from. */
export function submitSearch({ search, findExact, take, notices, focus }: Till): void {
  const text = search.text.trim()
  if (text === '') return
  findExact(text).then(
    (product) => {
      if (!product) {
        notices.tell({ kind: 'notExact', code: text })
        return
      }
      take(product)
      search.setText((current) => (current.trim() === text ? '' : current))
    },
    () => notices.tell({ kind: 'failed', code: text }),
  )
  focus.focus()
}

/** From the receipt to the next customer. */
export function leaveReceipt({ receipt, setView, focus }: Till): void {
  receipt.close()
  setView('products')
  focus.focus()
}
