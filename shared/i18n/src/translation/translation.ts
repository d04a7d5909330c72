import { commonAr } from './common/ar.ts'
import { commonEn } from './common/en.ts'
import { commonFr } from './common/fr.ts'
import { frameAr } from './frame/ar.ts'
import { frameEn } from './frame/en.ts'
import { frameFr } from './frame/fr.ts'
import type { Language } from '../languages.ts'
import type { PhraseTree } from '../phrase/phrase-types.ts'
import { profileAr } from './profile/ar.ts'
import { profileEn } from './profile/en.ts'
import { profileFr } from './profile/fr.ts'
import { releasesAr } from './releases/ar.ts'
import { releasesEn } from './releases/en.ts'
import { releasesFr } from './releases/fr.ts'
import { shellAr } from './shell/ar.ts'
import { shellEn } from './shell/en.ts'
import { shellFr } from './shell/fr.ts'
import { siteAr } from './site/ar.ts'
import { siteEn } from './site/en.ts'
import { siteFr } from './site/fr.ts'
import { validationAr } from './validation/ar.ts'
import { validationEn } from './validation/en.ts'
import { validationFr } from './validation/fr.ts'

const TRANSLATIONS: Record<Language, PhraseTree> = {
  en: {
    ...commonEn,
    ...shellEn,
    ...releasesEn,
    ...profileEn,
    ...siteEn,
    ...frameEn,
    validation: validationEn,
  },
  fr: withFrenchSpaces({
    ...commonFr,
    ...shellFr,
    ...releasesFr,
    ...profileFr,
    ...siteFr,
    ...frameFr,
    validation: validationFr,
  }),
  ar: {
    ...commonAr,
    ...shellAr,
    ...releasesAr,
    ...profileAr,
    ...siteAr,
    ...frameAr,
    validation: validationAr,
  },
}

/** The phrases that belong to no contract: common ones, the shell's and `validation.<keyword>`. */
export function translation(language: Language): PhraseTree {
  return TRANSLATIONS[language]
}

/** French sets a space before its high marks and inside its quotes, and no line may begin with them. */
export function withFrenchSpaces(tree: PhraseTree): PhraseTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? frenchSpaces(value) : withFrenchSpaces(value),
    ]),
  )
}

function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, '\u202F')
    .replace(/ (?=[:»%])/g, '\u00A0')
    .replace(/« /g, '«\u00A0')
}
