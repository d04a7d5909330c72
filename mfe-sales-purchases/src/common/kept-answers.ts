/** What the names begin with under which this browser keeps what the counter was told last. */
export const ANSWERS = 'answer:'

/** Forgets all of it: nobody is signed in any more. */
export function forgetAnswers(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ANSWERS)) localStorage.removeItem(key)
  } catch {
    // The browser keeps nothing.
  }
}
