import type { OpenClient } from './openClient'
import type { Proposal } from './Pairing'
import type { NamespaceRequest } from './sessionRequest'
import { relayRefused, relayUnreachable } from './walletConnectErrors'

/** Makes a link: the relay is reached, and holds the proposal for whichever wallet asks for it. */
export async function propose(
  { provider, transport }: OpenClient,
  optionalNamespaces: Readonly<Record<string, NamespaceRequest>>,
): Promise<Proposal> {
  const { client } = provider
  let stopListening: () => void = () => {}
  const refusal = new Promise<never>((_resolve, reject) => {
    stopListening = transport.onRefused(error => reject(relayRefused(error)))
  })
  try {
    await Promise.race([
      transport.open().catch(cause => {
        throw relayUnreachable(cause)
      }),
      refusal,
    ])
    const link = new Promise<string>(resolve => provider.once('display_uri', resolve))
    const approval = provider.connect({ optionalNamespaces }).then(session => {
      if (!session) throw new Error('The library settled no session.')
      return session
    })
    approval.catch(() => {
      // Heard by whoever follows the proposal.
    })
    const uri = await Promise.race([link, refusal, approval.then(() => link)])
    return { uri, approval, cancel: () => cancel(client, uri) }
  } finally {
    stopListening()
    refusal.catch(() => {})
  }
}

async function cancel(client: OpenClient['provider']['client'], uri: string): Promise<void> {
  const topic = uri.slice('wc:'.length, uri.indexOf('@'))
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    // The library's own way of ending the wait for an answer.
    client.events.emit('proposal_expire', { id })
    await client.proposal.delete(id, { code: 6000, message: 'User disconnected.' })
  }
  // Tells a wallet that holds the link, and forgets its key.
  if (client.core.pairing.pairings.keys.includes(topic)) await client.core.pairing.disconnect({ topic })
}
