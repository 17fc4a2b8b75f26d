import { ImageRefused } from './ImageRefused'
import type { Fetched } from './SafeFetch'

const DATA_URI = /^data:([^,]*),/i

/**
 * Returns the content of a `data:` URI.
 *
 * @param limit Maximum size in bytes.
 * @throws ImageRefused if the URI is invalid or its content is too large.
 */
export function readDataUri(uri: string, limit: number): Fetched {
  const [head, settings = ''] = DATA_URI.exec(uri) ?? []
  if (head === undefined) throw new ImageRefused('scheme', 'A data: URI without data')
  const [type = '', ...parameters] = settings.split(';').map(part => part.trim().toLowerCase())
  const data = uri.slice(head.length)
  // An escaped byte takes three characters, and base64 takes four characters for three bytes.
  if (data.length > limit * 3) throw new ImageRefused('too-large', `More than ${limit} bytes`)
  const bytes = parameters.includes('base64')
    ? Buffer.from(unescaped(data).toString('latin1'), 'base64')
    : unescaped(data)
  if (bytes.length > limit) throw new ImageRefused('too-large', `More than ${limit} bytes`)
  return { bytes, type }
}

/**
 * Decodes percent escapes. Like browsers, accepts a bare `%` and unescaped characters, because contracts write them.
 */
function unescaped(data: string): Buffer {
  const parts = data.split(/((?:%[0-9a-f]{2})+)/i)
  return Buffer.concat(
    parts.map((part, index) =>
      Buffer.from(index % 2 === 1 ? part.replaceAll('%', '') : part, index % 2 === 1 ? 'hex' : 'utf8'),
    ),
  )
}
