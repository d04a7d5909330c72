import { translate } from '../language/language.ts'
import { notify } from './notify.ts'

/** Puts a text on the clipboard and says so; browsers refuse that on plain http. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(translate('common.copied'))
  } catch {
    notify.error(translate('common.copyFailed'))
  }
}
