/** A route's name among the pages of its remote: its layout, a slash, its path. */
export function pageKey(route: { layout: string; path: string }): string {
  return `${route.layout}/${route.path}`
}

/** The module that exposes the pages of a remote; the build writes it. */
export const PAGES = './routes'

/** Module of what runs without a page. */
export const ACTIVATE = './activate'
export const ACTIVATE_FILE = 'src/activate.ts'

/** Name of a remote's entry file inside its build. */
export const ENTRY = 'remoteEntry.js'
