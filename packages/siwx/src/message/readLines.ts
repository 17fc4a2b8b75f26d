import { AppKitError } from '@openappkit/contract'

/** Fields of a message before validation. */
export interface SaidMessage {
  readonly scheme?: string
  readonly domain: string
  readonly label: string
  readonly accountAddress: string
  readonly statement?: string
  /** Number of blank lines between the address and the statement or next field. */
  readonly blankLines: 1 | 2
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Splits a message into fields, line by line. @throws AppKitError at the first unexpected line. */
export function readLines(text: string): SaidMessage {
  const lines = text.split('\n')
  let at = 0
  const fail = (expected: string): never => {
    throw new AppKitError(
      'siwx/invalid-message',
      `The text isn't a sign-in message: line ${at + 1} must be ${expected}.`,
      {
        details: `line ${at + 1}: ${String(JSON.stringify(lines[at])).slice(0, 200)}`,
      },
    )
  }
  const next = (): string => lines[at++] ?? ''
  const blank = (): void => {
    if (lines[at] !== '') fail('empty')
    at++
  }
  const optional = (title: string): string | undefined =>
    lines[at]?.startsWith(`${title}: `) ? next().slice(title.length + 2) : undefined
  const required = (title: string): string => optional(title) ?? fail(`'${title}: …'`)

  const [, scheme, domain, label] =
    /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your (.+) account:$/u.exec(lines[0] ?? '') ??
    []
  if (domain === undefined || label === undefined) return fail("'… wants you to sign in with your … account:'")
  at++
  const accountAddress = next()
  blank()

  let statement: string | undefined
  let blankLines: 1 | 2 = 1
  if (lines[at] === '') {
    blankLines = 2
    at++
  } else if (lines[at + 1] === '') {
    // Only a statement is followed by an empty line, so it is unambiguous even if it looks like a field.
    statement = next()
    at++
  }

  const said = {
    uri: required('URI'),
    version: required('Version'),
    chainId: required('Chain ID'),
    nonce: required('Nonce'),
    issuedAt: required('Issued At'),
    ...ifDefined('expirationTime', optional('Expiration Time')),
    ...ifDefined('notBefore', optional('Not Before')),
    ...ifDefined('requestId', optional('Request ID')),
  }
  let resources: string[] | undefined
  if (lines[at] === 'Resources:') {
    at++
    resources = []
    while (lines[at]?.startsWith('- ')) resources.push(next().slice(2))
  }
  if (at < lines.length) fail('the end, or a field in its place')
  return {
    domain,
    label,
    accountAddress,
    blankLines,
    ...said,
    ...ifDefined('scheme', scheme),
    ...ifDefined('statement', statement),
    ...ifDefined('resources', resources),
  }
}

function ifDefined<Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [key in Name]: Value })
}
