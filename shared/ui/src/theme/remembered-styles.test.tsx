import { expect, test } from '@jest/globals'
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.node'
import { Badge, Box, Button, chakra, Flex, Heading, IconButton, Skeleton, Table, Text } from '../chakra.ts'
import { system } from '../system.ts'
import './recipes/deferred.ts'
import { rememberingStyles } from './remembered-styles.ts'

const plain = createSystem(defaultBaseConfig, system._config)
const written = (drawn: ReactElement, by: typeof system): string =>
  renderToString(<ChakraProvider value={by}>{drawn}</ChakraProvider>)

const Pill = chakra('span', {
  base: { px: '2', color: 'fg.muted' },
  variants: { tone: { loud: { color: 'danger.fg' } } },
})
const LoudPill = chakra(Pill, { base: { fontWeight: 'bold' }, defaultVariants: {} })

function Everything({ width }: { width: number }) {
  return (
    <Box p={{ base: '1', md: '2' }} width={`${width}px`} css={{ '& > *': { color: 'brand.fg' } }} className="outer">
      <Heading size="lg">A</Heading>
      <Flex gap="2" _hover={{ bg: 'bg.hover' }} ms={{ base: 'auto', _rtl: 0 }}>
        <Button variant="outline" size="sm" colorPalette="danger" disabled>
          B
        </Button>
        <IconButton aria-label="c" variant="ghost" size="xs" fontWeight="bold" />
        <Badge>D</Badge>
        <Pill tone="loud">E</Pill>
        <LoudPill mt="1">F</LoudPill>
        <Skeleton h="3.5" />
      </Flex>
      <Table.Root size="sm" interactive>
        <Table.Body>
          <Table.Row>
            <Table.Cell color="fg.muted">
              <Text as="span" lineClamp={2} dir="auto">
                G
              </Text>
            </Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

test('looks are those of the library, the first time and when they are remembered', () => {
  const fresh = rememberingStyles(plain)
  // A class is named by what is written for it.
  const wanted = [10, 20, 10].map((width) => written(<Everything width={width} />, plain))
  expect([10, 20, 10].map((width) => written(<Everything width={width} />, fresh))).toEqual(wanted)
  expect(new Set(wanted).size).toBe(2)
})

test('what is written alike is not the same where it is nested otherwise, or of another kind', () => {
  const { css } = rememberingStyles(plain)
  const asks = [
    { '& a': { color: 'red' }, '& b': { color: 'blue' } },
    { '& a': { color: 'red', '& b': { color: 'blue' } } },
    { zIndex: 1 },
    { zIndex: '1;' },
    { '& i': {}, margin: '1' },
    { '& i': { margin: '1' } },
  ]
  const styles = asks.map((ask) => JSON.stringify(css(ask)))
  expect(new Set(styles).size).toBe(asks.length)
  expect(asks.map((ask) => JSON.stringify(css(structuredClone(ask))))).toEqual(styles)
})

test('an object that a recipe made is known again', () => {
  const remembering = rememberingStyles(plain)
  const recipe = { base: { color: 'red' } }
  expect(remembering.cva(recipe)).toBe(remembering.cva(recipe))
  expect(remembering.css(remembering.cva(recipe)())).toBe(remembering.css(remembering.cva(recipe)()))
})
