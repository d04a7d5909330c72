import runtime from 'react-refresh/runtime'

/**
 * First code of the shell's development flavour: React's renderer reports to this runtime because it was there before. It is
 * left where `refresh-runtime.mjs` of remotes under development finds it, so that the page has one.
 */
runtime.injectIntoGlobalHook(globalThis)
globalThis.comptoirRefreshRuntime = runtime
