import type { SIWXData, SIWXInput } from '@openappkit/contract'
import { createNonce } from './createNonce'
import type { SIWXMessengerOptions } from './SIWXMessenger'

/** Gathers what a message is to say. What nobody has told and no page can tell stays empty, and is refused by whoever writes the text. */
export async function messageData(
  input: SIWXInput,
  options: SIWXMessengerOptions & { readonly domain: string | undefined; readonly uri: string | undefined },
): Promise<SIWXData> {
  const { domain = '', uri = '', getNonce = async () => createNonce(), getRequestId, expiration } = options
  const [nonce, requestId] = await Promise.all([getNonce(input), getRequestId?.()])
  // The clock is read once nothing is waited for any more, so that a slow server takes nothing off the time that is left.
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

/** What is no date stays as it is, for the rules to refuse. */
function toDate(value: string | number): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString()
}
