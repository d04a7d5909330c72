import { chakra } from '@comptoir/platform'

const GROUP = /(\d{4})(?=\d)/g

/** Eight digits as they are read out: four and four, from left to right in every language. */
export function GroupedCode({ code }: { code: string }) {
  return (
    <chakra.bdi dir="ltr" display="block" textStyle="total-lg" fontVariantNumeric="tabular-nums" letterSpacing="wide">
      {code.replaceAll(GROUP, '$1 ')}
    </chakra.bdi>
  )
}
