/** What comes of something, or `late` where nothing has come of it after so many milliseconds. It goes on all the same. */
export function within<Answer>(ms: number, work: Promise<Answer>, late: () => Error): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
