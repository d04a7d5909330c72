import { chakra } from '@comptoir/platform'

/** The mark in one ink, for thermal paper. */
export function DoorMark() {
  return (
    <chakra.svg viewBox="0 0 32 32" width="calc(9 * var(--mm))" height="calc(9 * var(--mm))" aria-hidden>
      <path
        fill="currentColor"
        d="M16 1A13 13 0 0 1 29 14v13.5A3.5 3.5 0 0 1 25.5 31h-19A3.5 3.5 0 0 1 3 27.5V14A13 13 0 0 1 16 1Z"
      />
      <chakra.g fill="white">
        <rect x="7" y="20" width="18" height="4" rx="1.5" />
        <path d="M9.5 18a6.5 6.5 0 0 1 13 0Z" />
        <circle cx="16" cy="9.6" r="1.7" />
      </chakra.g>
    </chakra.svg>
  )
}
