import { Copy, Download, Printer } from 'lucide-react'
import {
  Box,
  Button,
  Code,
  copyText,
  Flex,
  FormDialog,
  printPage,
  saveFile,
  SimpleGrid,
  Stack,
  Text,
  useTranslation,
} from '@comptoir/platform'

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Codes that are shown this once: to be copied, kept as a file or printed before they are gone. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  const download = (): void =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('profile.factor.fileName')}.txt`)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('profile.factor.codesTitle')}
      footer={
        <Button size="lg" onClick={onClose}>
          {t('profile.factor.done')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('profile.factor.codesText')}</Text>
        <Box bg="bg.sunken" borderRadius="md" p="4">
          <SimpleGrid as="ul" columns={2} gap="2" listStyleType="none" dir="ltr" justifyItems="center">
            {codes.map((code) => (
              <li key={code}>
                <Code>{code}</Code>
              </li>
            ))}
          </SimpleGrid>
        </Box>
        <Flex gap="2" wrap="wrap" data-print="hide">
          <Button variant="outline" onClick={() => void copyText(text)}>
            <Copy aria-hidden />
            {t('profile.factor.copy')}
          </Button>
          <Button variant="outline" onClick={download}>
            <Download aria-hidden />
            {t('profile.factor.download')}
          </Button>
          <Button variant="outline" onClick={printPage}>
            <Printer aria-hidden />
            {t('common.print')}
          </Button>
        </Flex>
      </Stack>
    </FormDialog>
  )
}
