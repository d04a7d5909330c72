import { chakra } from '@comptoir/platform'

/** Calls somebody. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Reach href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} text={phone} />
}

/** Writes to somebody. */
export function EmailLink({ email }: { email: string }) {
  return <Reach href={`mailto:${email}`} text={email} />
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <chakra.a href={href} color="brand.fg" textDecoration="underline" dir="ltr" unicodeBidi="isolate">
      {text}
    </chakra.a>
  )
}
