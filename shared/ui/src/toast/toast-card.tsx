import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, Button, Flex, IconButton, Spinner, Text } from '../chakra.ts'
import { dismissToast, type Toast, type ToastType } from './toast-store.ts'
import { useExpiry } from './use-expiry.ts'

const ICONS: Record<ToastType, { icon: ReactNode; color: string }> = {
  blank: { icon: null, color: 'fg.muted' },
  custom: { icon: null, color: 'fg.muted' },
  success: { icon: <CircleCheck aria-hidden size={16} />, color: 'success.fg' },
  error: { icon: <CircleAlert aria-hidden size={16} />, color: 'danger.fg' },
  loading: { icon: <Spinner size="sm" />, color: 'brand.fg' },
}

/** Large enough for a finger where one is used. */
const forFingers = { '@media (pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } }

export interface ToastCardProps {
  toast: Toast
  isPaused: boolean
}

export function ToastCard({ toast, isPaused }: ToastCardProps) {
  useExpiry(toast, isPaused)
  const { icon, color } = ICONS[toast.type]
  const shownIcon = toast.icon ?? icon
  return (
    <Flex
      gap="3"
      align="flex-start"
      ps="4"
      pe="2"
      py="2"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="10px"
      boxShadow="raised"
    >
      {shownIcon ? (
        <Box pt="6px" color={color} display="inline-flex">
          {shownIcon}
        </Box>
      ) : null}
      <Box flex="1" minW="0" py="1" overflowWrap="anywhere">
        <Text as="div" fontWeight={toast.description ? 'medium' : 'normal'}>
          {toast.text}
        </Text>
        {toast.description ? (
          <Text as="div" color="fg.muted">
            {toast.description}
          </Text>
        ) : null}
      </Box>
      {toast.action ? <ActionButton id={toast.id} action={toast.action} /> : null}
      <DismissButton id={toast.id} />
    </Flex>
  )
}

function ActionButton({ id, action }: { id: string; action: NonNullable<Toast['action']> }) {
  return (
    <Button
      variant="plain"
      size="xs"
      textStyle="body"
      fontWeight="semibold"
      css={forFingers}
      onClick={() => {
        dismissToast(id)
        action.onClick()
      }}
    >
      {action.label}
    </Button>
  )
}

function DismissButton({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <IconButton
      variant="ghost"
      size="xs"
      css={forFingers}
      aria-label={t('common.dismiss')}
      onClick={() => dismissToast(id)}
    >
      <X aria-hidden />
    </IconButton>
  )
}
