import type { LucideIcon } from 'lucide-react'
import { Box, Flex, Text } from '../chakra.ts'

export interface RowLineProps {
  icon: LucideIcon
  color: string
  text: string
  /** What the file has there. */
  value?: string
}

/** One thing that is said of a row of a file. */
export function RowLine({ icon: Icon, color, text, value = '' }: RowLineProps) {
  return (
    <Flex gap="2" align="flex-start">
      <Box color={color} pt="3px" flexShrink={0}>
        <Icon aria-hidden size={14} />
      </Box>
      <Text as="span" overflowWrap="anywhere">
        {text}
        {value === '' ? null : (
          <Text as="span" color="fg.muted">
            {' '}
            <bdi>{value}</bdi>
          </Text>
        )}
      </Text>
    </Flex>
  )
}

export interface ChangeLineProps {
  field: string
  /** As they are shown; null where there was nothing. */
  before: string | null
  after: string
  words: { nothing: string; becomes: string }
}

/** A field that a row of a file changes, as it was and as it becomes. */
export function ChangeLine({ field, before, after, words }: ChangeLineProps) {
  return (
    <Box ps="22px" textStyle="small">
      <Text as="span" color="fg.muted">
        {field}{' '}
      </Text>
      {before === null ? (
        <Text as="span" color="fg.muted">
          {words.nothing}
        </Text>
      ) : (
        <Text as="del" color="fg.muted" overflowWrap="anywhere">
          <bdi>{before}</bdi>
        </Text>
      )}
      {` ${words.becomes} `}
      <Text as="ins" textDecoration="none" fontWeight="medium" overflowWrap="anywhere">
        <bdi>{after}</bdi>
      </Text>
    </Box>
  )
}
