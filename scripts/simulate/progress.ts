const STEPS = 10

/** Says how far a count has come, ten times on its way to a total. */
export function progress(what: string, total: number): (done: number) => void {
  const startedAt = performance.now()
  let said = 0
  return (done) => {
    const reached = Math.floor((done * STEPS) / total)
    if (reached === said) return
    said = reached
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`  ${done} of ${total} ${what}, ${(done / seconds).toFixed(0)}/s`)
  }
}
