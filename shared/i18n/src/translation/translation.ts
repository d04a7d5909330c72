import { commonAr } from './common/ar.ts'
import { commonEn } from './common/en.ts'
import { commonFr } from './common/fr.ts'
import { frameAr } from './frame/ar.ts'
import { frameEn } from './frame/en.ts'
import { frameFr } from './frame/fr.ts'
import type { Language } from '../languages.ts'
import { PHRASE_FILES, type PhraseFile } from '../phrase-files.ts'
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

const EVERY_PAGE: Record<Language, PhraseTree> = {
  en: { ...commonEn, ...shellEn, ...siteEn, ...frameEn, validation: validationEn },
  fr: withFrenchSpaces({ ...commonFr, ...shellFr, ...siteFr, ...frameFr, validation: validationFr }),
  ar: { ...commonAr, ...shellAr, ...siteAr, ...frameAr, validation: validationAr },
}

const FILES: Record<PhraseFile, Record<Language, PhraseTree>> = {
  translation: EVERY_PAGE,
  profile: { en: profileEn, fr: withFrenchSpaces(profileFr), ar: profileAr },
  releases: { en: releasesEn, fr: withFrenchSpaces(releasesFr), ar: releasesAr },
}

/** The phrases of one file that belong to no contract: of every page the common ones, the shell's and `validation.<keyword>`. */
export function phrasesIn(language: Language, file: PhraseFile): PhraseTree {
  return FILES[file][language]
}

/** All phrases that belong to no contract. */
export function translation(language: Language): PhraseTree {
  return Object.fromEntries(PHRASE_FILES.flatMap((file) => Object.entries(phrasesIn(language, file))))
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
