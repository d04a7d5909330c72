/** A plain object of unknown content, as read from JSON. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether all of these are texts. */
export function areTexts(fields: Fields, ...names: string[]): boolean {
  return names.every((name) => typeof fields[name] === 'string')
}
