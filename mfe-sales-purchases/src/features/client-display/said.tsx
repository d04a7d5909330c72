import { Box, chakra, useLanguage } from '@comptoir/platform'
import { DISPLAY, displayLanguages, type DisplayWord } from './display-words.ts'

export interface SaidProps {
  word: DisplayWord
  /** Side by side rather than below each other. */
  isInline?: boolean
}

/** A word in the languages of the screen, each in its own direction; the second one smaller. */
export function Said({ word, isInline = false }: SaidProps) {
  const languages = displayLanguages(useLanguage())
  return (
    <Box
      as="span"
      display={isInline ? 'inline-flex' : 'inline-block'}
      gap="0.6em"
      alignItems="baseline"
      flexWrap="wrap"
    >
      {languages.map((language, at) => (
        <chakra.span
          key={language}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          display={isInline ? 'inline' : 'block'}
          {...(at === 0 ? {} : { fontSize: '0.75em' })}
        >
          {DISPLAY[word][language]}
        </chakra.span>
      ))}
    </Box>
  )
}
