/** Time that a browser may take to read a file, in milliseconds. */
const readMs = 60_000

/** Saves an HTML file in the folder for downloads, or wherever the browser asks the user to. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}
