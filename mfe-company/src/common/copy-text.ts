import { notify } from '@comptoir/platform'

/** Puts a text on the clipboard and says so; browsers refuse that on plain http. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(said.done)
  } catch {
    notify.error(said.failed)
  }
}
