import { chakra } from '@comptoir/platform/site'
import type { Shape } from './goods.ts'

const OUTLINES: Record<Shape, { body: string; cap: string }> = {
  jar: { body: 'M7 9h18v17a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3Z', cap: 'M8 4h16v4H8z' },
  bottle: { body: 'M13 8h6v4l3 4v11a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V16l3-4Z', cap: 'M13 3h6v4h-6z' },
  sack: { body: 'M8 8h16l2 17a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z', cap: 'M9 4h14l1 3H8z' },
  carton: { body: 'M9 9h14v20H9z', cap: 'M11 4h10l2 4H9z' },
}

/** A thing on the shelf: its outline in the colour of its brand, with a blank label. */
export function GoodShape({ shape, color }: { shape: Shape; color: string }) {
  const { body, cap } = OUTLINES[shape]
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="5.6em">
      <chakra.path d={body} fill={color} />
      <chakra.path d={cap} fill={color} opacity="0.7" />
      <chakra.rect x="11" y="17" width="10px" height="6px" rx="1" fill="white" opacity="0.85" />
    </chakra.svg>
  )
}
