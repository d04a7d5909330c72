/** Seconds since a moment of `performance.now()`, as printed at the end of a line: `(1.2 s)`. */
export function took(startedAt: number): string {
  return `(${((performance.now() - startedAt) / 1000).toFixed(1)} s)`
}

/** Runs one step and prints one line with its time; what the work returns may add a few words to the line. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  detail: (result: T) => string = () => '',
): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  const words = detail(result)
  console.log(`${name}${words === '' ? '' : `: ${words}`} ${took(startedAt)}`)
  return result
}
