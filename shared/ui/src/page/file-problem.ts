export interface FileRules {
  accept: string | undefined
  maxBytes: number | undefined
}

export interface FileProblem {
  key: 'common.fileTooLarge' | 'common.fileWrongType'
  params: Record<string, string | number>
}

const BYTES_PER_MEGABYTE = 1_048_576

/** Why a file cannot be taken, or null. An empty list of kinds accepts all. */
export function fileProblem(file: File, { accept, maxBytes }: FileRules): FileProblem | null {
  if (maxBytes !== undefined && file.size > maxBytes) {
    return { key: 'common.fileTooLarge', params: { max: Math.floor(maxBytes / BYTES_PER_MEGABYTE) } }
  }
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  if (kinds.length === 0 || kinds.some((kind) => isOfKind(file, kind))) return null
  return { key: 'common.fileWrongType', params: { types: kinds.join(' ') } }
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1))
  return file.type === kind
}
