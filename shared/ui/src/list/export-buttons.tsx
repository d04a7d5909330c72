import { Download, FileSpreadsheet, FileText, Sheet, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportFormat } from '@comptoir/contracts/export'
import { Box, Button, Flex, IconButton, Spinner } from '../chakra.ts'
import { ActionMenu } from '../overlay/action-menu.tsx'
import { Hint } from '../overlay/hint.tsx'

/** How a list is had as a file; what `useListExport` gives fits. */
export interface ExportButtonsProps {
  exporting: {
    save: (format: ExportFormat) => unknown
    /** The file that is being made. */
    running: ExportFormat | null
  }
}

const ICON_SIZE = 18

interface Offer {
  format: ExportFormat
  /** What every language calls it. */
  sign: string
  label: string
  icon: LucideIcon
}

/**
 * The list as a PDF, as a spreadsheet and as text. While one file is made, its button turns and the others wait. On a phone
 * one button opens a menu of the three, so that the rows begin higher.
 */
export function ExportButtons({ exporting }: ExportButtonsProps) {
  const { t } = useTranslation()
  const offers: readonly Offer[] = [
    { format: 'pdf', sign: 'PDF', label: t('common.exportPdf'), icon: FileText },
    { format: 'xlsx', sign: 'XLS', label: t('common.exportXlsx'), icon: FileSpreadsheet },
    { format: 'csv', sign: 'CSV', label: t('common.exportCsv'), icon: Sheet },
  ]
  return (
    <>
      <Flex gap="1.5" display={{ base: 'none', md: 'flex' }}>
        {offers.map((offer) => (
          <ExportButton key={offer.format} {...offer} {...exporting} />
        ))}
      </Flex>
      <Box display={{ base: 'block', md: 'none' }}>
        <ExportMenu offers={offers} {...exporting} />
      </Box>
    </>
  )
}

type Exporting = Readonly<ExportButtonsProps['exporting']>

function ExportMenu({ offers, save, running }: Exporting & { offers: readonly Offer[] }) {
  const { t } = useTranslation()
  const label = t('common.exportFile')
  const items = offers.map(({ format, label: name, icon }) => ({
    id: format,
    label: name,
    icon,
    isDisabled: running !== null,
    onSelect: () => void save(format),
  }))
  return (
    <ActionMenu
      label={label}
      items={items}
      trigger={
        <IconButton variant="outline" aria-label={label} aria-busy={running !== null}>
          {running === null ? <Download aria-hidden /> : <Spinner size="sm" />}
        </IconButton>
      }
    />
  )
}

/** A button that is switched off loses the focus; this one keeps it, and does nothing until the file has come. */
function ExportButton({ format, sign, label, icon: Icon, save, running }: Offer & Exporting) {
  const isRunning = running === format
  return (
    <Hint label={label}>
      <Button
        variant="outline"
        aria-label={label}
        aria-busy={isRunning}
        aria-disabled={running !== null}
        {...(running === null ? {} : { [isRunning ? 'data-loading' : 'data-disabled']: '' })}
        onClick={() => (running === null ? void save(format) : undefined)}
      >
        {isRunning ? <Spinner size="sm" /> : <Icon aria-hidden size={ICON_SIZE} strokeWidth={1.75} />}
        {sign}
      </Button>
    </Hint>
  )
}
