import { useEffect } from 'react'
import { createStore } from '@comptoir/platform/site'

const PRODUCT = 'Comptoir'

/** Prefix of all titles. */
const titles = createStore<{ mark: string }>()(() => ({ mark: '' }))

/** Puts a mark before all titles, the present one too; an empty text takes it away. */
export function markTitles(mark: string): void {
  document.title = `${mark}${document.title.slice(titles.getState().mark.length)}`
  titles.setState({ mark })
}

/** Names the document after what is on the screen: "Produits · Comptoir". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${titles.getState().mark}${title} · ${PRODUCT}`
  }, [title])
}
