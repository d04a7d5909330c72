import { ImageUp } from 'lucide-react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { FormSection } from '@comptoir/platform/forms'
import { Box, Button, chakra, Flex, LogoMark, Text, useTranslation } from '@comptoir/platform'

export interface LogoSectionProps {
  /** What was chosen and not sent yet. */
  photo: File | null
  onPhoto: (photo: File | null) => void
  /** The logo that the company has, where it has one. */
  present?: Blob | null
  error?: string | undefined
}

/** The logo as it will look, and the way to another one. */
export function LogoSection({ photo, onPhoto, present = null, error }: LogoSectionProps) {
  const { t } = useTranslation('company')
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const source = useAddressOf(photo ?? present)
  return (
    <FormSection title={t('companyProfile.logo.title')} columns={1}>
      <Flex align="center" gap="4" wrap="wrap">
        <Box
          width="122px"
          height="122px"
          flexShrink={0}
          display="grid"
          placeItems="center"
          overflow="hidden"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="lg"
          bg="bg.page"
        >
          {source === null ? (
            <LogoMark size={72} isDecorative />
          ) : (
            <chakra.img
              src={source}
              alt={t('companyProfile.logo.preview')}
              width="120px"
              height="120px"
              objectFit="contain"
            />
          )}
        </Box>
        <Flex direction="column" gap="2" align="flex-start" flex="1" minW="12rem">
          <Button type="button" variant="outline" aria-describedby={noteId} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden size={16} />
            {source === null ? t('companyProfile.logo.upload') : t('companyProfile.logo.change')}
          </Button>
          <Text
            id={noteId}
            textStyle="small"
            color={error ? 'danger.fg' : 'fg.muted'}
            {...(error ? { role: 'alert' } : {})}
          >
            {error ?? t('companyProfile.logo.help')}
          </Text>
          <chakra.input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={t('companyProfile.logo.title')}
            onChange={(event) => {
              onPhoto(event.target.files?.[0] ?? photo)
              event.target.value = ''
            }}
          />
        </Flex>
      </Flex>
    </FormSection>
  )
}

/** An address under which the browser shows a file that it has. */
function useAddressOf(file: Blob | null): string | null {
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file])
  useEffect(() => () => void (address !== null && URL.revokeObjectURL(address)), [address])
  return address
}
