// The look of the product and its parts, one of each: every screen is made of these. Values come as integers of their
// unit (minor units, thousandths, millionths); texts come translated; only `common.*` phrases are looked up here.
export * from './chakra.ts'
export { system } from './system.ts'
export type { Palette, SemanticColor } from './theme/semantic-colors.ts'
export { PALETTES } from './theme/semantic-colors.ts'

export { UiProvider, type UiProviderProps } from './frame/ui-provider.tsx'
export { COLOR_MODE_KEY, useColorMode, type ColorMode, type ColorModeState } from './frame/color-mode.ts'
export { useLanguage } from './frame/language.ts'
export { AnimatePresence, m } from './frame/motion.ts'

export { Money, type MoneyProps } from './values/money.tsx'
export { UnitPrice, type UnitPriceProps } from './values/unit-price.tsx'
export { Quantity, type QuantityProps } from './values/quantity.tsx'
export { Percent, type PercentProps } from './values/percent.tsx'
export { DateTime, type DateTimeProps } from './values/date-time.tsx'
export { Code, type CodeProps } from './values/code.tsx'
export type { ValueTone } from './values/value.tsx'

export { StatusBadge, type StatusBadgeProps, type StatusTone } from './status/status-badge.tsx'
export { ActivityBadge, type ActivityBadgeProps } from './status/activity-badge.tsx'
export { StockDot, type StockDotProps, type StockLevel } from './status/stock-dot.tsx'
export { Chip, type ChipProps } from './status/chip.tsx'
export { DirectionalIcon, type DirectionalIconProps } from './status/directional-icon.tsx'
export { KeyHint, type KeyHintProps } from './status/key-hint.tsx'

export { PageHeader, type Crumb, type PageHeaderProps } from './page/page-header.tsx'
export { EmptyState, type EmptyStateProps } from './page/empty-state.tsx'
export { ErrorPanel, type ErrorPanelProps } from './page/error-panel.tsx'
export { PageSkeleton, type SkeletonKind } from './page/page-skeleton.tsx'
export { OutcomePage, type OutcomePageProps } from './page/outcome-page.tsx'
export { RecordOutcome, type RecordOutcomeProps } from './page/record-outcome.tsx'
export { useWayBack } from './page/use-way-back.ts'
export { ProgressBar, type ProgressBarProps } from './page/progress-bar.tsx'
export { Avatar, initialsOf, type AvatarProps } from './page/avatar.tsx'
export { Notice, type NoticeProps } from './page/notice.tsx'
export { Section, type SectionProps } from './page/section.tsx'
export { SearchInput, type SearchInputProps } from './page/search-input.tsx'
export { FileDrop, type FileDropProps } from './page/file-drop.tsx'
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './page/logo.tsx'
export { printPage, PrintOnly, ScreenOnly } from './page/print.tsx'

export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.tsx'
export { FormDialog, type FormDialogProps } from './overlay/form-dialog.tsx'
export { RemovalDialog, type RemovalDialogProps, type RemovalState } from './overlay/removal-dialog.tsx'
export { Sheet, type SheetProps } from './overlay/sheet.tsx'
export { Hint, type HintProps } from './overlay/hint.tsx'
export { ActionMenu, type ActionMenuProps, type MenuAction } from './overlay/action-menu.tsx'

export { toast } from './toast/toast.ts'
export { dismissToast, showToast, type NewToast, type ToastOptions, type ToastType } from './toast/toast-store.ts'

export { DataTable, type DataTableProps, type Selection } from './list/data-table.tsx'
export type { Column, RowAction } from './list/columns.ts'
export { ListPage, type ListPageProps, type ListResult } from './list/list-page.tsx'
export type { FilterChip } from './list/list-tools.tsx'
export { FilterSelect, type FilterSelectProps } from './list/filter-select.tsx'
export { listFilters, useActivityFilter, type ListFilter } from './list/list-filters.tsx'
export { AddButton, type AddButtonProps } from './list/add-button.tsx'
export { useRowActions, type RowActionsOptions } from './list/use-row-actions.ts'
export { Pagination, type PaginationProps } from './list/pagination.tsx'
export { BulkBar, type BulkBarProps } from './list/bulk-bar.tsx'
export { useListState, type ListState } from './list/use-list-state.ts'
export type { ListOptions, Sort } from './list/list-url.ts'

export { FormPage, type FormPageProps } from './form/form-page.tsx'
export { FormSection, type FormSectionProps } from './form/form-section.tsx'
export { ActionBar, type ActionBarProps } from './form/action-bar.tsx'
export { LeaveGuard, type LeaveGuardProps } from './form/leave-guard.tsx'
export { isWorkHeld } from './form/held-work.ts'
export { QuickFormDialog, type QuickFormDialogProps, type QuickFormState } from './form/quick-form-dialog.tsx'
export { StaleNotice, type StaleNoticeProps } from './form/stale-notice.tsx'
export { FieldShell, type ControlProps, type FieldShellProps } from './form/field-shell.tsx'
export type { FieldProps } from './form/field-props.ts'
export { TextField, type TextFieldProps } from './form/text-field.tsx'
export { DayInput, type DayInputProps } from './form/day-input.tsx'
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
