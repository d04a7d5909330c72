import { useId, useState } from 'react'
import { IMPORT_LIMITS } from '@comptoir/contracts/inventory/product-import'
import {
  Box,
  Button,
  chakra,
  Flex,
  NativeSelect,
  ProgressBar,
  Text,
  useFormat,
  usePointOfSale,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { FileDrop } from '@comptoir/platform/forms'
import { PicturesDrop } from './pictures-drop.tsx'
import type { useUpload } from './use-upload.ts'

/** A packed file ends in .gz, whatever precedes it; an old workbook is taken too, so that its refusal can say what to do. */
export const ACCEPTED = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt,.gz,.zip'

/** Where the opening stock goes, the pictures if there are any, and the file: choosing it sends all. */
export function UploadForm({ upload: { sending, error, send, cancel } }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const here = usePointOfSale()
  const [pointOfSaleId, setPointOfSaleId] = useState(here.id)
  const [pictures, setPictures] = useState<File | null>(null)
  if (sending) {
    return (
      <Flex direction="column" gap="3" align="flex-start">
        <ProgressBar
          value={sending.fraction}
          label={t('productImport.file.sending', { name: sending.fileName })}
          detail={sending.fraction < 1 ? null : t('productImport.file.reading')}
        />
        <Button variant="outline" size="sm" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    )
  }
  return (
    <>
      <PointOfSaleChoice value={pointOfSaleId} onChange={setPointOfSaleId} />
      <PicturesDrop value={pictures} onChange={setPictures} />
      <FileDrop
        label={t('productImport.file.label')}
        help={`${t('productImport.file.help', {
          megabytes: format.number(IMPORT_LIMITS.megabytes),
          rows: format.number(IMPORT_LIMITS.rows),
        })} ${t('productImport.file.helpZip')}`}
        accept={ACCEPTED}
        onFile={(file) => void send({ file, pictures }, pointOfSaleId)}
        {...(error === null ? {} : { error })}
      />
    </>
  )
}

function PointOfSaleChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('inventory')
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  const id = useId()
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {t('productImport.file.pointOfSale')}
      </chakra.label>
      <NativeSelect.Root size="lg" maxW="sm">
        <NativeSelect.Field
          id={id}
          value={value}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        >
          {pointsOfSale.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Text id={`${id}-help`} textStyle="small" color="fg.muted" mt="1.5">
        {t('productImport.file.pointOfSaleHelp')}
      </Text>
    </Box>
  )
}
