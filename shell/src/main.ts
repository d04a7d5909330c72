import { registryInPage } from './remotes/registry/registry.ts'
import { completeScripts } from './remotes/scripts/scripts.ts'

/**
 * The entry knows the hashes of all scripts before it loads the first of them, and does nothing else but wait: the modules
 * that shell and remotes share are agreed before any code that uses them runs.
 */
const known = registryInPage()
completeScripts(known)
void import(/* webpackChunkName: "bootstrap" */ './app/bootstrap.tsx').then(({ start }) => start(known))
