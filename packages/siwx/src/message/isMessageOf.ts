import type { SIWXData } from '@openappkit/contract'
import { isSameAccount } from './isSameAccount'
import { type ParsedMessage, parseMessage } from './parseMessage'

/**
 * Returns whether `message` contains exactly `data`, so that the caller trusts no unchecked field of a session.
 * Compares dates by instant and EVM addresses case-insensitively. A statement may end with the sentence that
 * WalletConnect adds for a ReCap resource. Also accepts the messages of AppKit 1.8.
 *
 * @example
 * ```ts
 * import { isMessageOf } from '@openappkit/siwx/message'
 * import type { SIWXSession } from '@openappkit/contract'
 *
 * export const isConsistent = ({ message, data }: SIWXSession) => isMessageOf(message, data)
 * ```
 */
export function isMessageOf(message: string, data: SIWXData): boolean {
  let said: ParsedMessage
  try {
    said = parseMessage(message, { legacyAppKitMessages: true })
  } catch {
    return false
  }
  return (
    said.domain === data.domain &&
    said.uri === data.uri &&
    said.version === data.version &&
    said.nonce === data.nonce &&
    said.requestId === data.requestId &&
    said.chainId === data.chainId &&
    isSameAccount(said.chainId, said.accountAddress, data.accountAddress) &&
    isSameInstant(said.issuedAt, data.issuedAt) &&
    isSameInstant(said.expirationTime, data.expirationTime) &&
    isSameInstant(said.notBefore, data.notBefore) &&
    isSameStatement(said, data) &&
    isSameList(said.resources, data.resources)
  )
}

function isSameInstant(said: string | undefined, meant: string | undefined): boolean {
  return said === meant || (said !== undefined && meant !== undefined && Date.parse(said) === Date.parse(meant))
}

function isSameStatement({ statement, resources }: ParsedMessage, data: SIWXData): boolean {
  if (statement === data.statement) return true
  if (statement === undefined || !resources?.at(-1)?.startsWith('urn:recap:')) return false
  const before = data.statement ? `${data.statement} ` : ''
  return statement.startsWith(
    `${before}I further authorize the stated URI to perform the following actions on my behalf: `,
  )
}

function isSameList(said: readonly string[] = [], meant: readonly string[] = []): boolean {
  return said.length === meant.length && said.every((one, at) => one === meant[at])
}
