/** What is left of a limit, in minor units; nothing where as much or more is owed. */
export function mayStillOwe({ owedMinor, limitMinor }: { owedMinor: number; limitMinor: number }): number {
  return Math.max(limitMinor - owedMinor, 0)
}
