import type { Language } from '@comptoir/platform/site'

/** What each language calls itself, and the two letters it is known by. The same in every language, hence no phrases. */
export const LANGUAGE_NAMES: Record<Language, { name: string; code: string }> = {
  en: { name: 'English', code: 'EN' },
  fr: { name: 'Français', code: 'FR' },
  ar: { name: 'العربية', code: 'ع' },
}
