/**
 * Fetches an address that the operator configured. Moves its user and password into a header, because `fetch` rejects
 * such an address with an error that contains the password.
 */
export function fetchChosen(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address)
  const { username, password } = url
  if (username === '' && password === '') return fetch(url, init)
  url.username = ''
  url.password = ''
  const headers = new Headers(init.headers)
  const words = Buffer.from(`${unescaped(username)}:${unescaped(password)}`).toString('base64')
  if (!headers.has('authorization')) headers.set('authorization', `Basic ${words}`)
  return fetch(url, { ...init, headers })
}

/** Decodes percent escapes. Returns the text unchanged if a percent sign doesn't start one. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
