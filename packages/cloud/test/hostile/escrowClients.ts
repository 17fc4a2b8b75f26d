import { RemoteEscrowOpener } from '../../src/wallet/escrow/RemoteEscrowOpener'
import type { UpstreamClient } from './upstreamClients'

const TIMEOUT = 1500

function escrowAt([url = '']: readonly string[]): RemoteEscrowOpener {
  return new RemoteEscrowOpener(url, 'a'.repeat(32), TIMEOUT)
}

/** The server as a client of the escrow's process. */
export const ESCROW_CLIENTS: readonly UpstreamClient[] = [
  {
    name: 'the request for a seed of the escrow',
    files: ['wallet/escrow/RemoteEscrowOpener.ts'],
    answer: () => JSON.stringify({ ticket: 'a.b', opensAt: 1 }),
    open: urls => () => escrowAt(urls).request('user'),
    otherwise: 'failure',
  },
  {
    name: 'the opening of a seed of the escrow',
    files: ['wallet/escrow/RemoteEscrowOpener.ts'],
    answer: () => JSON.stringify({ encapsulation: 'AAAA', ciphertext: 'AAAA' }),
    open: urls => () =>
      escrowAt(urls).open({
        userId: 'user',
        ticket: 'a.b',
        sealed: { keyId: 'e1', encapsulation: 'AAAA', ciphertext: 'AAAA' },
        publicKey: 'AAAA',
      }),
    otherwise: 'failure',
  },
]
