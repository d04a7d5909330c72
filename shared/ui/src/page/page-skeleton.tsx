import { useTranslation } from 'react-i18next'
import { Box, Card, Flex, SimpleGrid, Skeleton, VisuallyHidden } from '../chakra.ts'

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

function TitleShape() {
  return (
    <Flex direction="column" gap="2" mb="5">
      <Skeleton h="7" w="12rem" />
      <Skeleton h="4" w="20rem" maxW="full" />
    </Flex>
  )
}

/** Rows as high as the ones that come. */
function RowShapes({ rows = 8 }: { rows?: number }) {
  return count(rows).map((row) => (
    <Flex
      key={row}
      align="center"
      gap="3"
      h="46px"
      px="4"
      borderTopWidth={row === 0 ? 0 : '1px'}
      borderColor="border.subtle"
    >
      <Skeleton boxSize="4" />
      <Skeleton boxSize="34px" borderRadius="md" />
      <Skeleton h="3.5" flex="1" maxW={`${[38, 30, 42, 34][row % 4] ?? 36}%`} />
      <Skeleton h="3.5" w="16" ms="auto" />
    </Flex>
  ))
}

function TableShape() {
  return (
    <>
      <TitleShape />
      <Skeleton h="9" w="20rem" maxW="full" mb="4" />
      <Card.Root overflow="hidden">
        <RowShapes />
      </Card.Root>
    </>
  )
}

function FormShape() {
  return (
    <>
      <TitleShape />
      {count(2).map((section) => (
        <Card.Root key={section} mb="3">
          <Card.Body gap="4">
            <Skeleton h="4" w="10rem" />
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              {count(4).map((field) => (
                <Skeleton key={field} h="10" />
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
