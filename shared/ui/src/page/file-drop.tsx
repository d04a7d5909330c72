import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, Button, chakra, Text } from '../chakra.ts'
import { FieldNote } from '../form/field-shell.tsx'
import { fileProblem } from './file-problem.ts'

export interface FileDropProps {
  label: string
  /** What may be given: kinds, size. */
  help?: string
  /** As an input's `accept`: `.csv,.xlsx`, `image/*`. A dropped file is held to it as well. */
  accept?: string
  maxBytes?: number
  onFile: (file: File) => void
  isDisabled?: boolean
  /** What was wrong with the file, in the reader's language. */
  error?: string
}

/** Takes one file, chosen or dropped. Refuses by itself what is too large or of another kind, and says why. */
export function FileDrop({ label, help, accept, maxBytes, onFile, isDisabled = false, error }: FileDropProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = (file: File | undefined): void => {
    if (!file || isDisabled) return
    const refused = fileProblem(file, { accept, maxBytes })
    setProblem(refused && t(refused.key, refused.params))
    if (!refused) onFile(file)
  }
  const { isOver, handlers } = useDrop(take)
  return (
    <Box>
      <Box
        {...handlers}
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="2"
        p="6"
        textAlign="center"
        bg={isOver ? 'brand.subtle' : 'bg.card'}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'brand.solid' : 'border.control'}
        borderRadius="lg"
      >
        <Text fontWeight="medium">{label}</Text>
        <Button
          variant="outline"
          disabled={isDisabled}
          aria-describedby={noteId}
          onClick={() => inputRef.current?.click()}
        >
          <Upload aria-hidden size={16} />
          {t('common.chooseFile')}
        </Button>
        <Text textStyle="small" color="fg.muted">
          {t('common.orDropFile')}
        </Text>
        <chakra.input
          ref={inputRef}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          disabled={isDisabled}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
      <Box mt="1.5">
        <FieldNote id={noteId} error={problem ?? error} help={help} />
      </Box>
    </Box>
  )
}

function useDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNow)
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return { isOver, handlers: { onDragOver: over(true), onDragLeave: over(false), onDrop } }
}
