/** A key in as few letters as there are on it. */
export function shortName(key: string): string {
  return key
    .replace('Control+', 'Ctrl ')
    .replace('Page', 'Pg')
    .replace('Down', 'Dn')
    .replace('Insert', 'Ins')
    .replace('Delete', 'Del')
}
