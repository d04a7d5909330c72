import { Fragment, type ReactNode, useState } from 'react'

/** A page that can be loaded anew by a button: what it kept in the browser is there still. */
export function Reloadable({ children }: { children: ReactNode }) {
  const [loads, setLoads] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Load anew
      </button>
      <Fragment key={loads}>{children}</Fragment>
    </>
  )
}
