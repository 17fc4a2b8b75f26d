import type { SIWXData, SIWXMessage } from '@openappkit/appkit-core'

/** What a message says, without how it reads: data that can be stored and sent. */
export function plainData(message: SIWXMessage): SIWXData {
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  const { expirationTime, issuedAt, notBefore, requestId, resources, statement } = message
  const optional = { notBefore, statement, resources, requestId, issuedAt, expirationTime }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return { accountAddress, chainId, domain, uri, version, nonce, ...given }
}
