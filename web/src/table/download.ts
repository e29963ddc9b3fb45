/** Gives the person a file: a text as it is, or plain data. */
export function download(name: string, data: unknown): void {
  const isText = typeof data === 'string'
  const type = isText ? 'text/plain;charset=utf-8' : 'application/json'
  const url = URL.createObjectURL(new Blob([isText ? data : JSON.stringify(data)], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
