import { chakra, useFormat } from '@comptoir/platform'
import { exponentOf, isCurrency } from '@comptoir/money'
import type { Denomination } from './denominations.ts'

/** Notes of one currency differ by colour, as in the hand. */
const NOTE_TONES = ['success', 'attention', 'brand', 'pending'] as const
/** Coins differ by size: the largest value first, in pixels. */
const COIN_SIZES = [44, 42, 38, 40, 38, 36, 34, 30, 28, 26]

export interface DrawnPieceProps {
  denomination: Denomination
  currency: string
  /** Its place among the notes, or among the coins, from the largest value. */
  rank: number
}

/** A note or coin with its number, as it is recognised from the corner of an eye; its name is written beside it. */
export function DrawnPiece({ denomination, currency, rank }: DrawnPieceProps) {
  const face = useFace(denomination.valueMinor, currency)
  return denomination.kind === 'note' ? <Note face={face} rank={rank} /> : <Coin face={face} rank={rank} />
}

/** What is written on it: whole units, or smaller ones below one unit. */
function useFace(valueMinor: number, currency: string): string {
  const format = useFormat()
  const unit = isCurrency(currency) ? 10 ** exponentOf(currency) : 1
  return format.number(valueMinor >= unit ? valueMinor / unit : valueMinor)
}

function Note({ face, rank }: { face: string; rank: number }) {
  const tone = NOTE_TONES[rank % NOTE_TONES.length] ?? 'brand'
  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      w="56px"
      h="8"
      borderWidth="1.5px"
      borderRadius="sm"
      borderColor={`${tone}.fg`}
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      _before={{
        content: '""',
        position: 'absolute',
        inset: '2px',
        borderWidth: '1px',
        borderRadius: 'xs',
        borderColor: `${tone}.border`,
      }}
    >
      {face}
    </chakra.span>
  )
}

function Coin({ face, rank }: { face: string; rank: number }) {
  const size = `${COIN_SIZES[Math.min(rank, COIN_SIZES.length - 1)] ?? 26}px`
  // The largest ones are of nickel, the smaller ones of brass, and the very largest of both.
  const isBrass = rank === 0 || rank > 3
  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize={size}
      borderWidth="1.5px"
      borderRadius="full"
      borderColor={isBrass ? 'pending.fg' : 'border.control'}
      bg={isBrass ? 'pending.subtle' : 'bg.sunken'}
      color={isBrass ? 'pending.fg' : 'fg.default'}
      textStyle={face.length > 2 ? 'caption' : 'small'}
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      _before={{
        content: '""',
        position: 'absolute',
        inset: rank === 0 ? '5px' : '2px',
        borderWidth: '1px',
        borderRadius: 'full',
        borderColor: isBrass ? 'pending.border' : 'border.default',
      }}
    >
      {face}
    </chakra.span>
  )
}
