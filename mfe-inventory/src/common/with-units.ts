const MEASURE = /(\d) (?=(?:k?g|mg|[cmd]?l|[cm]?m|kg|pièces?|غ|كغ|ل|مل)(?!\p{L}))/giu

/** A name whose measures, such as "1 L", are not broken over two lines. */
export const withUnits = (name: string): string => name.replaceAll(MEASURE, '$1\u00a0')
