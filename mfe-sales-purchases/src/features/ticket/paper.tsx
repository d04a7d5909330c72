import type { ReactNode } from 'react'
import { Box, Flex, useLanguage } from '@comptoir/platform'
import { PaperContext, paperLanguageFor } from './paper-language.ts'

export interface PaperProps {
  /** Names the paper for those who cannot see it. */
  label: string
  currency: string
  children: ReactNode
}

// Lengths on the paper are millimetres: real ones when printed, a little larger on the screen so that they can be read,
// unless the tray is narrow.
const MILLIMETRE = { '--mm': 'min(4.2px, 1.25cqi)', '@media print': { '--mm': '1mm' } }

/** 80 mm of thermal paper: 72 mm that the printer reaches, black on white in every appearance, left to right. */
export function Paper({ label, currency, children }: PaperProps) {
  const language = paperLanguageFor(useLanguage())
  return (
    <Box
      role="document"
      aria-label={label}
      lang={language.main}
      dir="ltr"
      bg="white"
      color="black"
      width="calc(80 * var(--mm))"
      maxW="full"
      px="calc(4 * var(--mm))"
      py="calc(4 * var(--mm))"
      css={{ ...MILLIMETRE, fontSize: 'calc(2.9 * var(--mm))', lineHeight: 1.35, fontVariantNumeric: 'tabular-nums' }}
    >
      <PaperContext value={{ ...language, currency }}>
        <Flex direction="column" gap="calc(1.6 * var(--mm))">
          {children}
        </Flex>
      </PaperContext>
    </Box>
  )
}
