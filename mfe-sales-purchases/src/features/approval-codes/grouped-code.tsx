import { chakra } from '@comptoir/platform'

const GROUP = /(\d{4})(?=\d)/g

/** Eight digits as they are read out: four and four, from left to right in every language. */
export function GroupedCode({ code }: { code: string }) {
  return (
    <chakra.span display="block" textStyle="total-lg" fontVariantNumeric="tabular-nums" letterSpacing="wide">
      <bdi dir="ltr">{code.replaceAll(GROUP, '$1 ')}</bdi>
    </chakra.span>
  )
}
