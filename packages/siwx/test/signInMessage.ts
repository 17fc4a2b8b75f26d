import type { CaipNetworkId, SIWXData } from '@openappkit/contract'
import { formatMessage } from '../src/message/formatMessage'

/** Time of the test messages. */
export const noon: number = Date.parse('2026-03-04T12:00:00.000Z')

/** Returns the data of a sign-in at noon with a test's changes. */
export function signInData(changes: Partial<SIWXData> & { readonly accountAddress: string }): SIWXData {
  return {
    domain: 'app.example.org',
    uri: 'https://app.example.org/',
    version: '1',
    chainId: 'eip155:1' as CaipNetworkId,
    nonce: 'abcdefgh12345678',
    issuedAt: new Date(noon).toISOString(),
    ...changes,
  }
}

/** Returns the text of that message. */
export function signInMessage(changes: Partial<SIWXData> & { readonly accountAddress: string }): string {
  return formatMessage(signInData(changes))
}
