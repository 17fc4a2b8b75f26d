import { authenticate, type SignedSession } from './authenticate'
import { cancelProposal, forgetSignIn } from './cancelProposal'
import type { OpenClient } from './openClient'
import type { Proposal } from './Pairing'
import type { LibrarySession } from './readSession'
import type { NamespaceRequest } from './sessionRequest'
import { relayRefused, relayUnreachable } from './walletConnectErrors'

/**
 * Creates a link: connects to the relay and publishes the proposal.
 *
 * @param signing - Message for the wallet to sign with its approval, if any.
 * @throws {AppKitError} `walletconnect/relay-unreachable` if no connection to the relay opens.
 * @throws {AppKitError} `walletconnect/relay-rejected` if the relay rejects this app.
 */
export async function propose(
  { provider, transport }: OpenClient,
  optionalNamespaces: Readonly<Record<string, NamespaceRequest>>,
  signing: Promise<SignedSession | undefined> = Promise.resolve(undefined),
): Promise<Proposal> {
  const { client } = provider
  let stopListening: () => void = () => {}
  const refusal = new Promise<never>((_resolve, reject) => {
    stopListening = transport.onRefused(error => reject(relayRefused(error)))
  })
  try {
    const opening = transport.open().catch(cause => {
      throw relayUnreachable(cause)
    })
    const [signed] = await Promise.race([Promise.all([signing, opening]), refusal])
    const link = new Promise<string>(resolve => provider.once('display_uri', resolve))
    const abandoned = new AbortController()
    const approval: Promise<LibrarySession> = signed
      ? authenticate(provider, optionalNamespaces, signed, abandoned.signal)
      : provider.connect({ optionalNamespaces }).then(session => {
          if (!session) throw new Error('WalletConnect settled no session.')
          return session
        })
    approval.catch(() => {
      // The pairing handles the error.
    })
    const uri = await Promise.race([link, refusal, approval.then(() => link)])
    const cancel = () => {
      abandoned.abort()
      return cancelProposal(client, uri)
    }
    // The wallet took one of two ways to respond; close the other, which the library leaves open.
    if (signed)
      approval
        .then(
          () => forgetSignIn(client, uri),
          () => cancelProposal(client, uri),
        )
        .catch(() => {
          // No response is expected, and the relay eventually drops it.
        })
    return { uri, approval, cancel }
  } finally {
    stopListening()
    refusal.catch(() => {})
  }
}
