import { useMemo } from 'react'
import { Languages, Store, SunMoon } from 'lucide-react'
import {
  LANGUAGES,
  setPointOfSale,
  useColorMode,
  useLocation,
  useNavigate,
  useSession,
  useTranslation,
  type Language,
} from '@comptoir/platform'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import { APPEARANCES, isColorMode } from '../top-bar/appearances.ts'
import { sameScreenAt } from '../top-bar/same-screen.ts'
import { wordsOf } from './fold.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** The other points of sale: the page stays the same one there. */
function useShops(): PaletteEntry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const all = useSession((state) => state.pointsOfSale)
  const current = useSession((state) => state.pointOfSale)
  return useMemo(
    () =>
      all
        .filter(({ id }) => id !== current?.id)
        .map((shop) => ({
          id: `shop ${shop.id}`,
          group: t('shell.palette.shops'),
          label: shop.name,
          detail: shop.code,
          icon: Store,
          words: wordsOf(`${shop.name} ${shop.code} ${t('shell.palette.shopWords')}`),
          run: () => {
            const address = sameScreenAt(pathname, current?.id, shop.id)
            if (address === null) setPointOfSale(shop)
            else void navigate(address)
          },
        })),
    [all, current, pathname, navigate, t],
  )
}

/** A language by its own name, its name in the reader's, and the words for the thing. */
function languageWords(language: Language, reader: string, words: string): string[] {
  const inReaders = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? ''
  return wordsOf(`${LANGUAGE_NAMES[language].name} ${inReaders} ${language} ${words}`)
}

/** What can be switched from anywhere: the shop, how the page looks, its language. */
export function useSwitches(): PaletteEntry[] {
  const { t, i18n } = useTranslation()
  const { mode, setMode } = useColorMode()
  const shops = useShops()
  return useMemo(() => {
    const appearances = Object.entries(APPEARANCES).flatMap(([value, key]): PaletteEntry[] =>
      value === mode || !isColorMode(value)
        ? []
        : [
            {
              id: `appearance ${value}`,
              group: t('shell.appearance'),
              label: t(key),
              icon: SunMoon,
              words: wordsOf(`${t(key)} ${t('shell.palette.appearanceWords')}`),
              run: () => setMode(value),
            },
          ],
    )
    const languages = LANGUAGES.filter((language) => language !== i18n.language).map((language) => ({
      id: `language ${language}`,
      group: t('shell.palette.language'),
      label: LANGUAGE_NAMES[language].name,
      icon: Languages,
      words: languageWords(language, i18n.language, t('shell.palette.languageWords')),
      run: () => void i18n.changeLanguage(language),
    }))
    return [...shops, ...appearances, ...languages]
  }, [shops, mode, setMode, t, i18n])
}
