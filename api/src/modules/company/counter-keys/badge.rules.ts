import { randomInt } from 'node:crypto'
import { BADGE_LENGTH, BADGE_PREFIX, BADGE_SIGNS } from '@comptoir/contracts/company/counter-keys'
import { directionOf, type Language } from '@comptoir/i18n'
import { drawSymbol } from '../../../platform/export/symbols.ts'

/** That of a bank card, in millimetres (ISO/IEC 7810, ID-1). */
const CARD = { width: 85.6, height: 53.98 }
const MARGIN = 3
const BARS_HEIGHT = 14

/** A badge that is made for somebody; its code is on the card, and nowhere else. */
export interface Badge {
  code: string
  name: string
}

/** Everything that the template shows. All lengths are millimetres. */
export interface BadgeModel {
  language: Language
  direction: 'ltr' | 'rtl'
  card: { width: number; height: number }
  company: string
  name: string
  code: string
  symbol: { width: number; height: number; boxes: number[][] }
}

/** A new code for a badge, as its barcode says it. */
export function makeBadgeCode(): string {
  const signs = Array.from({ length: BADGE_LENGTH }, () => BADGE_SIGNS[randomInt(BADGE_SIGNS.length)])
  return BADGE_PREFIX + signs.join('')
}

/** Lays out a badge: its bars are as wide as the card lets them be. */
export function badgeModel({ code, name }: Badge, company: string, language: Language): BadgeModel {
  const { width, boxes } = drawSymbol('code128', code)
  const module = (CARD.width - 2 * MARGIN) / width
  return {
    language,
    direction: directionOf(language),
    card: CARD,
    company,
    name,
    code,
    symbol: {
      width: width * module,
      height: BARS_HEIGHT,
      boxes: boxes.map(([x, y, w, h]) => [x * module, y * BARS_HEIGHT, w * module, h * BARS_HEIGHT]),
    },
  }
}
