import { useTranslation } from 'react-i18next'
import { ROWS_HEIGHT } from '../list/rows-height.ts'
import { Box, Card, Flex, SimpleGrid, Skeleton, type SystemStyleObject, VisuallyHidden } from '../chakra.ts'

export type SkeletonKind = 'table' | 'form' | 'board' | 'page'

const count = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** The shape of a page that is loading. */
export function PageSkeleton({ kind }: { kind: SkeletonKind }) {
  const { t } = useTranslation()
  const Shape = SHAPES[kind]
  return (
    <Box aria-busy="true" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Box aria-hidden>
        <Shape />
      </Box>
    </Box>
  )
}

/** A title with its line below, and for a record the way to it above; on a phone what can be done stands under them. */
function TitleShape({ hasAction = false, hasPath = false }: { hasAction?: boolean; hasPath?: boolean }) {
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="4" mb="4">
      <Flex direction="column" gap="0.5" flex="1 1 16rem">
        {hasPath ? <Skeleton h={{ base: '11', md: '4.5' }} w="10rem" /> : null}
        <Skeleton h="7" w="12rem" />
        <Skeleton h="4" my="0.5" w="20rem" maxW="full" />
      </Flex>
      {hasAction ? <Skeleton h={{ base: '11', md: '9' }} w="10rem" /> : null}
    </Flex>
  )
}

/** Rows as high as those that come, as many as have room, under their head; on a phone without one, and of two lines. */
const ROW_SHAPES: SystemStyleObject = {
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    h: { base: '71px', md: '46px' },
    flexShrink: 0,
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& > div:first-of-type': { display: { base: 'none', md: 'flex' }, h: '10', borderTopWidth: 0 },
  '& span': { h: '3.5', w: '16', bg: 'bg.skeleton', borderRadius: 'sm', animation: 'pulse' },
  '& span:first-of-type': { w: '36%' },
  '& > div:nth-of-type(4n + 1) span:first-of-type': { w: '42%' },
  '& > div:nth-of-type(4n + 2) span:first-of-type': { w: '30%' },
}

function TableShape() {
  return (
    <>
      <TitleShape hasAction />
      <Skeleton h={{ base: '11', md: '9' }} w={{ md: '20rem' }} mb="4" />
      <Card.Root overflow="hidden" maxH={{ md: `calc(${ROWS_HEIGHT} + 3rem)` }} css={ROW_SHAPES}>
        {count(25).map((row) => (
          <div key={row}>
            <span />
            <span />
          </div>
        ))}
      </Card.Root>
    </>
  )
}

/** Fields with their labels, as high as those that come. */
function FormShape() {
  return (
    <>
      <TitleShape hasPath />
      {count(2).map((section) => (
        <Card.Root key={section} mb="3">
          <Card.Body gap="4">
            <Skeleton h="5" w="10rem" />
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              {count(4).map((field) => (
                <Flex key={field} direction="column" gap="1.5">
                  <Skeleton h="5" w="8rem" />
                  <Skeleton h={{ base: '11', md: '10' }} />
                </Flex>
              ))}
            </SimpleGrid>
          </Card.Body>
        </Card.Root>
      ))}
    </>
  )
}

function BoardShape() {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2.5">
      {count(12).map((tile) => (
        <Skeleton key={tile} h="158px" borderRadius="lg" />
      ))}
    </SimpleGrid>
  )
}

function PlainShape() {
  return (
    <>
      <TitleShape />
      <Skeleton h="40" borderRadius="lg" />
    </>
  )
}

const SHAPES = { table: TableShape, form: FormShape, board: BoardShape, page: PlainShape }
