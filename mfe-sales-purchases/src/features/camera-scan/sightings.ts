/** So long must a code be out of sight before it counts once more. */
export const AWAY_MS = 1500

/** Tells of each code once for as long as the camera looks at it, others beside it or not; null where nothing new is seen. */
export function createSightings(): (code: string | null, atMs: number) => string | null {
  const seenMs = new Map<string, number>()
  return (code, atMs) => {
    for (const [known, at] of seenMs) if (atMs - at >= AWAY_MS) seenMs.delete(known)
    if (code === null) return null
    const isStillThere = seenMs.has(code)
    seenMs.set(code, atMs)
    return isStillThere ? null : code
  }
}
