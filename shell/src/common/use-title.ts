import { useEffect } from 'react'

const PRODUCT = 'Comptoir'

let mark = ''

/** Puts a mark before all titles, the present one too; an empty text takes it away. */
export function markTitles(next: string): void {
  document.title = `${next}${document.title.slice(mark.length)}`
  mark = next
}

/** Names the document after what is on the screen: "Produits · Comptoir". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${mark}${title} · ${PRODUCT}`
  }, [title])
}
