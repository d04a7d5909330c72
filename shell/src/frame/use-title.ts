import { useEffect } from 'react'

const PRODUCT = 'Comptoir'

/** Names the document after what is on the screen: "Produits · Comptoir". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
