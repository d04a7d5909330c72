import { defineArea } from '../../declare.ts'

/** Lists as files. */
export const EXPORTS = defineArea({
  entity: 'export',
  errors: {
    tooManyRows: [422, 'maxRows'],
    tooManyRowsForPdf: [422, 'maxRows', 'maxSheetRows'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    export: typeof EXPORTS
  }
}
