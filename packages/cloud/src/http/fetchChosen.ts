/**
 * `fetch` for addresses that the operator chose. A user and password in one become the header that they stand for: `fetch` itself refuses such an address, and its error
 * holds the password.
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

/** A percent sign that stands for itself is left alone. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
