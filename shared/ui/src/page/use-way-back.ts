import { useLocation, useNavigate } from 'react-router-dom'

/** Back to where the person came from, with its search and page; opened by its address alone, a page leads to `fallback`. */
export function useWayBack(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(fallback)
    else void navigate(-1)
  }
}
