/** Goods that come back over the counter: the dialog that takes them back, and the note beside what is sold in their place. */
export { ReturnDialog, type AtRegister, type ReturnDialogProps, type ScannedCode } from './return-dialog.tsx'
export { ExchangeNote, type ExchangeNoteProps } from './exchange-note.tsx'
