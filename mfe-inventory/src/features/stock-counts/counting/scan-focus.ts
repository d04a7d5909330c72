export const SCAN_FIELD_ID = 'count-scan'

/** Back to where the next scan goes; does nothing where nothing can be scanned. */
export function focusScanField(): void {
  scanField()?.focus()
}

/** Whether whoever counts is still there and has not begun with the next one: nothing typed, and no quantity for it. */
export function isScanFieldFree(): boolean {
  const field = scanField()
  return field === document.activeElement && field?.value === '' && field.dataset['awaits'] === undefined
}

function scanField(): HTMLInputElement | null {
  const field = document.getElementById(SCAN_FIELD_ID)
  return field instanceof HTMLInputElement ? field : null
}
