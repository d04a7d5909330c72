import type { ReactNode } from 'react'
import type { Language } from '@comptoir/platform/site'
import { chakra } from '@comptoir/platform/site'

/** National colours, which no theme changes. */
const INK = { blue: '#002654', red: '#CE1126', white: '#FFFFFF', navy: '#012169', tunisia: '#E70013' }

const PICTURES: Record<Language, ReactNode> = {
  fr: (
    <>
      <path fill={INK.blue} d="M0 0h7v14H0z" />
      <path fill={INK.white} d="M7 0h7v14H7z" />
      <path fill={INK.red} d="M14 0h7v14h-7z" />
    </>
  ),
  en: (
    <>
      <path fill={INK.navy} d="M0 0h21v14H0z" />
      <path stroke={INK.white} strokeWidth="2.8" d="m0 0 21 14M21 0 0 14" />
      <path stroke={INK.red} strokeWidth="1.2" d="m0 0 21 14M21 0 0 14" />
      <path fill={INK.white} d="M8 0h5v14H8zM0 4.5h21v5H0z" />
      <path fill={INK.red} d="M9 0h3v14H9zM0 5.5h21v3H0z" />
    </>
  ),
  ar: (
    <>
      <path fill={INK.tunisia} d="M0 0h21v14H0z" />
      <circle fill={INK.white} cx="10.5" cy="7" r="4" />
      <circle fill={INK.tunisia} cx="10.2" cy="7" r="2.9" />
      <circle fill={INK.white} cx="11" cy="7" r="2.3" />
      <path fill={INK.tunisia} d="m9.6 7 1.2-.4.0-1.2.8 1 1.2-.4-.7 1 .7 1-1.2-.4-.8 1v-1.2Z" />
    </>
  ),
}

/** The flag by which a language is found: English, French, and Tunisia's for Arabic. Never mirrored; the words beside it carry the meaning. */
export function Flag({ language }: { language: Language }) {
  return (
    <chakra.svg viewBox="0 0 21 14" w="21px" h="14px" borderRadius="2px" flexShrink="0" aria-hidden>
      {PICTURES[language]}
    </chakra.svg>
  )
}
