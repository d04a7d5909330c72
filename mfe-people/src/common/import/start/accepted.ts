/** A packed file ends in .gz, whatever precedes it; an old workbook is taken too, so that its refusal can say what to do. */
export const ACCEPTED = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt,.gz'
