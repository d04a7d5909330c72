import type { Chunk } from 'webpack'

/** A request of its own would cost more than what it spares. */
const LEAST_BYTES = 16_000
/** Parts come one after the other in the background, so there may be many. */
const MOST_FILES = 30

/** Whether it comes by itself when a page asks for it: pages are asked for by the list of them, workers begin by themselves. */
function isDeferredPart(chunk: Chunk): boolean {
  if (chunk.hasRuntime() || chunk.canBeInitial()) return false
  // Parts that are asked for together have one name, and are one file with all that they need.
  if (chunk.name) return false
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins)
  return origins.every(({ module }) => module && !/[\\/]remote\.json$/.test(module.nameForCondition() ?? ''))
}

/**
 * A page is one file, whatever other pages there are: what it weighs is decided by itself alone. What the deferred parts of
 * pages have in common is in files beside them, so that none brings it again.
 */
export const splitDeferredParts = {
  chunks: isDeferredPart,
  minSize: LEAST_BYTES,
  maxAsyncRequests: MOST_FILES,
  cacheGroups: { default: false as const, defaultVendors: false as const, parts: { minChunks: 2 } },
}
