import type { ReactNode } from 'react'
import { Box } from '@comptoir/platform/site'

export interface BandProps {
  id?: string
  /** Of its heading. */
  labelledBy?: string
  tone?: 'plain' | 'page' | 'blue'
  children: ReactNode
}

const TONES = { plain: 'bg.card', page: 'bg.page', blue: 'bg.selected' } as const

/** A part of a public page, from edge to edge, its content in the middle. */
export function Band({ id, labelledBy, tone = 'plain', children }: BandProps) {
  return (
    <Box
      as="section"
      bg={TONES[tone]}
      scrollMarginTop="4"
      {...(id === undefined ? {} : { id })}
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
    >
      <Box maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '12', md: '16' }}>
        {children}
      </Box>
    </Box>
  )
}
