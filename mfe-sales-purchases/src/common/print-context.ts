import { createContext } from 'react'
import { printPage } from '@comptoir/platform'

/** Prints the paper that came last on the page: through the browser, unless where it is shown there is another way. */
export const PrintContext = createContext<() => void>(printPage)
