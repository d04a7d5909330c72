/** The name under which a browser keeps where a user is held. */
export function heldKey(userId: string | undefined): string {
  return `heldAt:${userId ?? ''}`
}

/** Whoever has just shown who they are is held nowhere. */
export function letGo(userId: string): void {
  try {
    localStorage.removeItem(heldKey(userId))
  } catch {
    // A browser that keeps nothing holds nothing.
  }
}
