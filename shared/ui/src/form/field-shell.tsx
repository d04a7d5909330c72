import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Box, chakra, Flex, Text } from '../chakra.ts'

/** What ties a control to its label, help and error; spread it on the control. */
export interface ControlProps {
  id: string
  disabled: boolean
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

export interface FieldShellProps {
  label: string
  /** Under the field while there is no error. */
  help?: ReactNode
  /** In the reader's language; turns the field red and is announced. */
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  /** Takes the whole row of a form section. */
  isWide?: boolean
  /** A small thing to do that belongs to the field, at the end of its label's line. */
  action?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then the error or the help. For the rare control that no ready-made field covers. */
export function FieldShell({
  label,
  help,
  error,
  isRequired = false,
  isDisabled = false,
  isWide = false,
  action,
  children,
}: FieldShellProps) {
  const id = useId()
  const noteId = `${id}-note`
  const isInvalid = Boolean(error)
  const control: ControlProps = {
    id,
    disabled: isDisabled,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    'aria-describedby': isInvalid || help ? noteId : undefined,
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0" {...(isWide ? { gridColumn: '1 / -1' } : {})}>
      <Flex justify="space-between" gap="2">
        <chakra.label htmlFor={id} display="flex" gap="1" textStyle="body" fontWeight="medium">
          {label}
          {isRequired ? (
            <chakra.span aria-hidden color="danger.fg">
              *
            </chakra.span>
          ) : null}
        </chakra.label>
        {action}
      </Flex>
      {children(control)}
      <FieldNote id={noteId} error={error} help={help} />
    </Box>
  )
}

export interface FieldNoteProps {
  id: string
  error?: string | undefined
  help?: ReactNode
}

/** The line under a control: the error with its icon when there is one, the help otherwise. */
export function FieldNote({ id, error, help }: FieldNoteProps) {
  if (error) {
    return (
      <Text id={id} role="alert" display="flex" gap="1.5" textStyle="small" color="danger.fg">
        <chakra.span display="inline-flex" pt="2px" flexShrink={0}>
          <CircleAlert aria-hidden size={14} />
        </chakra.span>
        {error}
      </Text>
    )
  }
  if (!help) return null
  return (
    <Text as="div" id={id} textStyle="small" color="fg.muted">
      {help}
    </Text>
  )
}
