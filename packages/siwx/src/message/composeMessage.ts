import type { SIWXData } from '@openappkit/contract'

/** Chain-specific values of {@link composeMessage}. */
export interface Composition {
  readonly label: string
  readonly address: string
  readonly chainId: string
  readonly hasTwoBlankLines: boolean
}

/** Returns the text of a message. Doesn't check the data. */
export function composeMessage(data: SIWXData, { label, address, chainId, hasTwoBlankLines }: Composition): string {
  const line = (title: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`${title}: ${value}`]
  const blank = hasTwoBlankLines ? ['', ''] : ['']
  const resources = data.resources?.length ? ['Resources:', ...data.resources.map(resource => `- ${resource}`)] : []
  return [
    `${data.domain} wants you to sign in with your ${label} account:`,
    address,
    ...(data.statement === undefined ? blank : ['', data.statement, '']),
    ...line('URI', data.uri),
    ...line('Version', data.version),
    ...line('Chain ID', chainId),
    ...line('Nonce', data.nonce),
    ...line('Issued At', data.issuedAt),
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...resources,
  ].join('\n')
}
