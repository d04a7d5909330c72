import { createContext } from 'react'
import { safeStorage } from './safe-storage.ts'

/** Where the parts inside keep what outlives the page: in the browser, unless nothing of it is to last. */
export const KeptIn = createContext(safeStorage)
