import type { SIWXData, SIWXInput } from '@openappkit/contract'
import { createNonce } from './createNonce'
import type { SIWXMessengerOptions } from './SIWXMessenger'

/** Collects the data of a message. A missing domain or URI stays empty, which the rules reject. */
export async function messageData(
  input: SIWXInput,
  options: SIWXMessengerOptions & { readonly domain: string | undefined; readonly uri: string | undefined },
): Promise<SIWXData> {
  const { domain = '', uri = '', getNonce = async () => createNonce(), getRequestId, expiration } = options
  const [nonce, requestId] = await Promise.all([getNonce(input), getRequestId?.()])
  // Reads the clock after all requests, so a slow server doesn't shorten the validity.
  const now = Date.now()
  const notBefore = input.notBefore === undefined ? undefined : toDate(input.notBefore)
  const begins = notBefore === undefined ? now : Date.parse(notBefore)
  return {
    accountAddress: input.accountAddress,
    chainId: input.chainId,
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(expiration === undefined ? {} : { expirationTime: toDate(begins + expiration) }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(options.statement === undefined ? {} : { statement: options.statement }),
    ...(options.resources === undefined ? {} : { resources: options.resources }),
  }
}

/** Returns a date in ISO 8601. Keeps an invalid one for the rules to reject. */
function toDate(value: string | number): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString()
}
