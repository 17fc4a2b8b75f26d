import type { SIWXData, SIWXMessage } from '@openappkit/appkit-core'

/** Returns the data of a message without its methods, for storage and requests. */
export function plainData(message: SIWXMessage): SIWXData {
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  const { expirationTime, issuedAt, notBefore, requestId, resources, statement } = message
  const optional = { notBefore, statement, resources, requestId, issuedAt, expirationTime }
  const defined = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return { accountAddress, chainId, domain, uri, version, nonce, ...defined }
}
