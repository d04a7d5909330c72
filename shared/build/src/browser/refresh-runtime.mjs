const nothing = () => undefined

/**
 * Replaces the runtime of fast refresh in a remote under development: the one that the shell's development flavour put
 * in front of React. On any other page nothing is refreshed.
 */
export const {
  injectIntoGlobalHook = nothing,
  register = nothing,
  createSignatureFunctionForTransform = () => (type) => type,
  performReactRefresh = nothing,
  isLikelyComponentType = () => false,
  getFamilyByType = nothing,
} = globalThis.comptoirRefreshRuntime ?? {}
