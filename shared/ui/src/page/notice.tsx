import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box, Flex, Text } from '../chakra.ts'
import type { StatusTone } from '../status/status-badge.tsx'

const ICONS: Record<StatusTone, LucideIcon> = {
  brand: Info,
  success: CircleCheck,
  pending: Clock,
  attention: TriangleAlert,
  danger: CircleAlert,
  neutral: Info,
}

export interface NoticeProps {
  tone: StatusTone
  title?: string
  children?: ReactNode
  /** One link or small button. */
  action?: ReactNode
}

/** A message that belongs to its place on the page. Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <Flex
      role={tone === 'danger' ? 'alert' : 'status'}
      colorPalette={tone}
      gap="3"
      align="center"
      px="4"
      py="2.5"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      borderWidth="1px"
      borderColor={`${tone}.border`}
      borderRadius="lg"
      wrap="wrap"
    >
      <Box pt="2px" flexShrink={0} alignSelf="flex-start">
        <Icon aria-hidden size={16} />
      </Box>
      <Text as="div" flex="1 1 12rem" minW="0">
        {title ? (
          <Text as="span" fontWeight="semibold" me="1.5">
            {title}
          </Text>
        ) : null}
        {children}
      </Text>
      {action ? <Box my="-1">{action}</Box> : null}
    </Flex>
  )
}
