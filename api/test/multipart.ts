/** A multipart body as a browser's form sends it: the text fields, then the files. */
export function aForm(
  fields: Record<string, string>,
  ...files: ({ name: string; content: Buffer | string; field?: string } | undefined)[]
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'the-boundary-between-parts'
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  for (const file of files) {
    if (!file) continue
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
