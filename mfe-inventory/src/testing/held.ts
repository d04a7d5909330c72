/** An answer that a test holds back until it lets it go. */
export function held(): { until: Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { until, letGo: () => letGo() }
}
