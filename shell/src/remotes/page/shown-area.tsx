import type { ReactNode } from 'react'
import { Box, directionOf, useTranslation } from '@comptoir/platform/site'
import type { OwnedRoute } from '../registry/addresses.ts'
import { shownLanguage } from '../../common/shown-language.ts'
import { pageKey } from '../loading/load-page.ts'

/**
 * A page whose own phrases did not come in the reader's language, while the shell's did, says in which it is shown and
 * runs in its direction. It has no box of its own, and is the same element whatever the language: what is typed stays.
 */
export function ShownArea({ owned, children }: { owned: OwnedRoute; children: ReactNode }) {
  const { i18n } = useTranslation()
  const { release, route } = owned
  const file = release.phrases[pageKey(route)]
  const address = `${release.base}${file}`
  const around = shownLanguage(i18n)
  const shown = i18n.languages.some((language) => i18n.hasResourceBundle(language, address))
    ? shownLanguage(i18n, address)
    : around
  return (
    <Box display="contents" {...(shown === around ? {} : { lang: shown, dir: directionOf(shown) })}>
      {children}
    </Box>
  )
}
