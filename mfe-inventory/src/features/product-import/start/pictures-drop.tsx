import { X } from 'lucide-react'
import { PICTURE_ARCHIVE_LIMITS } from '@comptoir/contracts/inventory/product-import'
import { PHOTO_LIMITS } from '@comptoir/contracts/inventory/product-photos'
import { Button, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'
import { FileDrop } from '@comptoir/platform/forms'

const MEBIBYTE = 1024 * 1024

export interface PicturesDropProps {
  value: File | null
  onChange: (pictures: File | null) => void
}

/** Takes an archive of pictures, which is sent with the catalogue. */
export function PicturesDrop({ value, onChange }: PicturesDropProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (value)
    return (
      <Flex gap="3" align="center" wrap="wrap" mb="4">
        <Text overflowWrap="anywhere">{t('productImport.file.picturesChosen', { name: value.name })}</Text>
        <Button size="sm" variant="outline" onClick={() => onChange(null)}>
          <X aria-hidden size={16} />
          {t('productImport.file.picturesRemove')}
        </Button>
      </Flex>
    )
  return (
    <FileDrop
      label={t('productImport.file.pictures')}
      help={t('productImport.file.picturesHelp', {
        megabytes: format.number(PICTURE_ARCHIVE_LIMITS.megabytes),
        pictureMegabytes: format.number(PHOTO_LIMITS.megabytes),
        photos: format.number(PHOTO_LIMITS.ofProduct),
      })}
      accept=".zip"
      maxBytes={PICTURE_ARCHIVE_LIMITS.megabytes * MEBIBYTE}
      onFile={onChange}
    />
  )
}
