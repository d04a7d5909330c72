import { useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useSearchParams as useRouterSearchParams,
  type NavigateOptions,
} from 'react-router-dom'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address and a way to change them. The router's own hook gives a change the parameters that were
 * drawn last, so that of two quick changes (a search that was typed and a filter that was chosen) the second undoes the
 * first; here a change is given those of the newest address, drawn or not.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [drawn, setParams] = useRouterSearchParams()
  const router = useContext(DataRouterContext)?.router
  const newest = (): URLSearchParams => {
    if (router === undefined) return new URLSearchParams(drawn)
    const { location, navigation } = router.state
    const next = navigation.location
    // What is on its way to another page has parameters of its own.
    return new URLSearchParams((next?.pathname === location.pathname ? next : location).search)
  }
  return [drawn, (change, options) => setParams(change(newest()), options)]
}
