import { registryInPage } from './remotes/registry/registry.ts'
import { createRest } from './remotes/registry/rest.ts'
import { createScripts } from './remotes/scripts/scripts.ts'

/**
 * The entry knows the hashes of all scripts before it loads the first of them, or where to read them, and does nothing else
 * but wait: the modules that shell and remotes share are agreed before any code that uses them runs.
 */
const known = registryInPage()
const rest = createRest(known.remotes)
const scripts = createScripts(known, rest)
globalThis.comptoirScript = scripts.prepare
void import(/* webpackChunkName: "bootstrap" */ './app/bootstrap.tsx').then(({ start }) =>
  start({ known, rest, scripts }),
)
