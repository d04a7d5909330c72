import path from 'node:path'

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..')

const REMOTES = ['mfe-marketing', 'mfe-inventory', 'mfe-company', 'mfe-people', 'mfe-sales-purchases'] as const
/** The applications that the browser loads; each is built by itself. */
export const APPS = ['shell', ...REMOTES] as const
export type App = (typeof APPS)[number]
