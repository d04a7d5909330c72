import { useEffect } from 'react'
import { useBestSellers } from '../../best-sellers/index.ts'
import { useProductEntry } from '../products/product-entry.ts'

/** Shows the best sellers as soon as they are known. */
export function useShownBestSellers(): void {
  const { browse } = useProductEntry()
  const ids = useBestSellers()
  useEffect(() => {
    if (ids) browse.setState({ bestSellers: ids.map((productId) => ({ productId, withVariants: false })) })
  }, [ids, browse])
}
