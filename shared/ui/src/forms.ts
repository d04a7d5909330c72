// Whatever is typed or chosen: fields, forms and their pages. A form's values, check and saving belong to the screen.
import './theme/recipes/deferred.ts'

export * from './form/controls.ts'
export { FileDrop, type FileDropProps } from './page/file-drop.tsx'

export { ActionBar, type ActionBarProps } from './form/action-bar.tsx'
export { LeaveGuard, type LeaveGuardProps } from './form/leave-guard.tsx'
export { FormPage, type FormPageProps } from './form/form-page.tsx'
export { FormSection, type FormSectionProps } from './form/form-section.tsx'
export { QuickFormDialog, type QuickFormDialogProps, type QuickFormState } from './form/quick-form-dialog.tsx'
export { StaleNotice, type StaleNoticeProps } from './form/stale-notice.tsx'
export { FieldShell, type ControlProps, type FieldShellProps } from './form/field-shell.tsx'
export type { FieldProps } from './form/field-props.ts'
export { TextField, type TextFieldProps } from './form/text-field.tsx'
export { DayField } from './form/day-field.tsx'
export { DayInput, type DayInputProps } from './form/day-input.tsx'
export { DayRangeFilter, useDayChips } from './form/day-range-filter.tsx'
export { DateTimeField, type DateTimeFieldProps } from './form/date-time-field.tsx'
export {
  MoneyField,
  NumberField,
  PriceField,
  QuantityField,
  type MoneyFieldProps,
  type NumberFieldProps,
  type PriceFieldProps,
} from './form/number-fields.tsx'
export { SelectField, type Option, type SelectFieldProps } from './form/select-field.tsx'
export { CheckboxField, SwitchField } from './form/choice-fields.tsx'
export { DecimalInput, type DecimalInputProps } from './form/decimal-input.tsx'
export { AmountInput, type AmountInputProps } from './form/amount-input.tsx'
export { ViewDialogs } from './list/views/view-dialogs.tsx'

// The import of a file: its steps, its columns, what its rows come to.
export { CountCards, type CountCardsProps, type RowOutcomeName } from './imports/count-cards.tsx'
export {
  ExcludeAllButton,
  ExcludeRowButton,
  type ExcludeAllButtonProps,
  type ExcludeRowButtonProps,
} from './imports/exclusion-buttons.tsx'
export { HeaderChoice, HeaderExamples, type HeaderChoiceProps } from './imports/header-choice.tsx'
export { KeptTable, type KeptRow, type KeptTableProps } from './imports/kept-table.tsx'
export { ReadingChoices, type ReadingChoicesProps } from './imports/reading-choices.tsx'
export { ChangeLine, RowLine, type ChangeLineProps, type RowLineProps } from './imports/row-lines.tsx'
export { SegmentChoice, type SegmentChoiceProps } from './imports/segment-choice.tsx'
export { StepList, type StepListProps } from './imports/step-list.tsx'
export {
  UndoOfferSection,
  UndoRunning,
  UndoStopped,
  type UndoOfferProps,
  type UndoRunningProps,
  type UndoStoppedProps,
} from './imports/undo-parts.tsx'
export { TableCard, type TableCardProps } from './imports/table-card.tsx'
