import { createContext } from 'react'

/** Of the page's content security policy; style sheets made at run time carry it. Undefined where there is no policy. */
export const NonceContext = createContext<string | undefined>(undefined)
