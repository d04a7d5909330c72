import { FileSpreadsheet, FileText, Sheet, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportFormat } from '@comptoir/contracts/export'
import { Button, Flex, Spinner } from '../chakra.ts'
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

/** The list as a PDF, as a spreadsheet and as text. While one file is made, its button turns and the others wait. */
export function ExportButtons({ exporting }: ExportButtonsProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="1.5">
      <ExportButton format="pdf" sign="PDF" label={t('common.exportPdf')} icon={FileText} {...exporting} />
      <ExportButton format="xlsx" sign="XLS" label={t('common.exportXlsx')} icon={FileSpreadsheet} {...exporting} />
      <ExportButton format="csv" sign="CSV" label={t('common.exportCsv')} icon={Sheet} {...exporting} />
    </Flex>
  )
}

interface ExportButtonProps extends Readonly<ExportButtonsProps['exporting']> {
  format: ExportFormat
  /** What every language calls it. */
  sign: string
  label: string
  icon: LucideIcon
}

/** A button that is switched off loses the focus; this one keeps it, and does nothing until the file has come. */
function ExportButton({ format, sign, label, icon: Icon, save, running }: ExportButtonProps) {
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
