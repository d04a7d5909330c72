import { type ReactNode, useContext } from 'react'
import { Box, chakra, Flex, Grid } from '@comptoir/platform'
import { PaperContext, usePaperFormat, usePaperWord } from './paper-language.ts'
import type { Words } from './paper-words.ts'

/** The word in the main language of the paper. */
export function Main({ of }: { of: Words }) {
  return usePaperWord()(of)
}

/** The word in the second language; nothing on a paper in one language. */
export function Second({ of }: { of: Words }) {
  const { second } = useContext(PaperContext)
  if (second === null) return null
  return (
    <chakra.bdi lang={second} dir="rtl">
      {of[second]}
    </chakra.bdi>
  )
}

/** A figure in its own order. */
export function Figure({ children }: { children: ReactNode }) {
  return (
    <chakra.bdi dir="ltr" whiteSpace="nowrap">
      {children}
    </chakra.bdi>
  )
}

export function Rule({ isThick = false }: { isThick?: boolean }) {
  return (
    <Box
      aria-hidden
      borderTop={isThick ? 'calc(0.4 * var(--mm)) solid' : 'calc(0.2 * var(--mm)) dashed'}
      borderColor="black"
    />
  )
}

/** Two things at the two ends of a line. */
export function Ends({ children, isBold = false }: { children: ReactNode; isBold?: boolean }) {
  return (
    <Flex
      justify="space-between"
      align="baseline"
      gap="calc(2 * var(--mm))"
      fontWeight={isBold ? 'semibold' : 'normal'}
    >
      {children}
    </Flex>
  )
}

/** What it is called at one end of a line, what it is at the other. */
export function FactRow({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <Ends>
      <span>
        <Main of={words} /> <Second of={words} />
      </span>
      <chakra.bdi dir="ltr" textAlign="end">
        {children}
      </chakra.bdi>
    </Ends>
  )
}

export interface AmountRowProps {
  words: Words
  amountMinor: number
  isBold?: boolean
}

/** A named amount: the word, the figure, and the second word at the far end. */
export function AmountRow({ words, amountMinor, isBold = false }: AmountRowProps) {
  const { second } = useContext(PaperContext)
  const { amount } = usePaperFormat()
  return (
    <Grid
      templateColumns={second === null ? '1fr auto' : '1fr auto minmax(30%, auto)'}
      alignItems="baseline"
      columnGap="calc(2 * var(--mm))"
      fontWeight={isBold ? 'bold' : 'normal'}
    >
      <span>
        <Main of={words} />
      </span>
      <chakra.span fontWeight="semibold">
        <Figure>{amount(amountMinor)}</Figure>
      </chakra.span>
      {second === null ? null : (
        <chakra.span textAlign="end">
          <Second of={words} />
        </chakra.span>
      )}
    </Grid>
  )
}
