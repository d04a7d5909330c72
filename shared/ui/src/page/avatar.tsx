import { Center, Image } from '../chakra.ts'

export interface AvatarProps {
  /** Of the person or company; its initials replace a missing picture. */
  name: string
  src?: string | undefined
  /** Side: sm 32, md 36, lg 40. */
  size?: 'sm' | 'md' | 'lg'
  /** True beside the written name. */
  isDecorative?: boolean
}

const SIDES = { sm: '8', md: '9', lg: '10' } as const

/** A face or its initials. */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Center
      {...label}
      boxSize={SIDES[size]}
      flexShrink={0}
      overflow="hidden"
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="caption"
      fontWeight="semibold"
      userSelect="none"
    >
      {src === undefined ? initialsOf(name) : <Image src={src} alt="" boxSize="full" objectFit="cover" />}
    </Center>
  )
}

/** First letters of the first and the last word: `AB`, or `س`, since Arabic letters would join. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  const isArabic = /\p{Script=Arabic}/u.test(first)
  return isArabic ? first : (first + last).toLocaleUpperCase()
}
