import { CircleAlert, TriangleAlert, type LucideIcon } from 'lucide-react'
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
  /** Under the field while there is neither error nor warning. */
  help?: ReactNode
  /** What looks wrong with the value, and may be kept all the same: in the reader's language, announced, in place of the help. */
  warning?: string | undefined
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
  warning,
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
    'aria-describedby': isInvalid || warning || help ? noteId : undefined,
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0" {...(isWide ? { gridColumn: '1 / -1' } : {})}>
      <Flex justify="space-between" gap="2">
        <chakra.label htmlFor={id} display="flex" gap="1" textStyle="body" fontWeight="medium">
          {label}
          {isRequired ? <RequiredMark /> : null}
        </chakra.label>
        {action}
      </Flex>
      {children(control)}
      <FieldNote id={noteId} error={error} warning={warning} help={help} />
    </Box>
  )
}

/** The star of what has to be filled in; those who listen are told by `aria-required`. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="danger.fg">
      *
    </chakra.span>
  )
}

export interface FieldNoteProps {
  id: string
  error?: string | undefined
  warning?: string | undefined
  help?: ReactNode
}

/** The line under a control: the error or the warning with its icon when there is one, the help otherwise. */
export function FieldNote({ id, error, warning, help }: FieldNoteProps) {
  if (error) return <Said id={id} role="alert" tone="danger" icon={CircleAlert} text={error} />
  if (warning) return <Said id={id} role="status" tone="attention" icon={TriangleAlert} text={warning} />
  if (!help) return null
  return (
    <Text as="div" id={id} textStyle="small" color="fg.muted">
      {help}
    </Text>
  )
}

interface SaidProps {
  id: string
  role: 'alert' | 'status'
  tone: 'danger' | 'attention'
  icon: LucideIcon
  text: string
}

function Said({ id, role, tone, icon: Icon, text }: SaidProps) {
  return (
    <Text id={id} role={role} display="flex" gap="1.5" textStyle="small" color={`${tone}.fg`}>
      <chakra.span display="inline-flex" pt="2px" flexShrink={0}>
        <Icon aria-hidden size={14} />
      </chakra.span>
      {text}
    </Text>
  )
}
