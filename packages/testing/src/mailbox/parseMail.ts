import type { ReceivedMail } from './Mailbox'

/** Returns the subject and the parts of a mail. It understands the mails of nodemailer, not every mail. */
export function parseMail(source: string): Pick<ReceivedMail, 'subject' | 'text' | 'html'> {
  const { body, headers } = splitPart(source)
  const parts = partsOf(headers, body)
  const find = (type: string): string => parts.find(part => part.type === type)?.text ?? ''
  return { subject: decodeWords(headers.get('subject') ?? ''), text: find('text/plain'), html: find('text/html') }
}

interface Part {
  readonly type: string
  readonly text: string
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): readonly Part[] {
  const contentType = headers.get('content-type') ?? 'text/plain'
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary !== undefined) {
    return body
      .split(new RegExp(`^--${escapePattern(boundary)}(?:--)?\\s*$`, 'm'))
      .slice(1, -1)
      .flatMap(part => {
        const inner = splitPart(part.replace(/^\r?\n/, ''))
        return partsOf(inner.headers, inner.body)
      })
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit'
  return [{ type: (contentType.split(';')[0] ?? '').trim().toLowerCase(), text: decodeBody(body, encoding).trimEnd() }]
}

function splitPart(part: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = /\r?\n\r?\n/.exec(part)
  const head = end ? part.slice(0, end.index) : part
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end ? part.slice(end.index + end[0].length) : '' }
}

function decodeBody(body: string, encoding: string): string {
  const text = body.replace(/\r\n/g, '\n')
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8')
  return decodeQuoted(text.replace(/=\n/g, ''))
}

/** Decodes RFC 2047 words in a header. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
