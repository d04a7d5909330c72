import { notify, translate } from '@comptoir/platform'

/** Puts a text on the clipboard and says so; browsers refuse that on plain http. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(translate('profile.copied'))
  } catch {
    notify.error(translate('profile.copyFailed'))
  }
}
