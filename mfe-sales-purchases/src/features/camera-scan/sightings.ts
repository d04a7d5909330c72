/** So long must a code be out of sight before it counts once more. */
export const AWAY_MS = 1500

/** Tells of each code once for as long as the camera looks at it; null where nothing new is seen. */
export function createSightings(): (code: string | null, atMs: number) => string | null {
  let last: string | null = null
  let seenMs = Number.NEGATIVE_INFINITY
  return (code, atMs) => {
    if (code === null) return null
    const isStillThere = code === last && atMs - seenMs < AWAY_MS
    last = code
    seenMs = atMs
    return isStillThere ? null : code
  }
}
