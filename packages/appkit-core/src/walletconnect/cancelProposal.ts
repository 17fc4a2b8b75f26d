import type { OpenClient } from './openClient'
import { userDisconnected } from './userDisconnected'

type LibraryClient = OpenClient['provider']['client']

/** Revokes a link, so no wallet can connect with it. The link's pending approval rejects. */
export async function cancelProposal(client: LibraryClient, uri: string): Promise<void> {
  const topic = topicOf(uri)
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    // Ends the wait for a response the way the library does, with its expiry event.
    client.events.emit('proposal_expire', { id })
    endSignIn(client, id)
    await client.proposal.delete(id, userDisconnected)
  }
  await forgetSignIn(client, uri)
  // Notifies any wallet that received the link, and deletes the pairing's key.
  if (client.core.pairing.pairings.keys.includes(topic)) await client.core.pairing.disconnect({ topic })
}

/**
 * Stops listening for a signature. The library would keep listening until the app closes, and again on the next visit.
 */
export async function forgetSignIn({ auth, core }: LibraryClient, uri: string): Promise<void> {
  const topic = topicOf(uri)
  for (const { id, pairingTopic } of auth.requests.getAll()) {
    if (pairingTopic !== topic) continue
    core.expirer.del(id)
    await auth.requests.delete(id, userDisconnected)
  }
  for (const { pairingTopic, topic: answers } of auth.pairingTopics.getAll()) {
    if (pairingTopic !== topic) continue
    await auth.pairingTopics.delete(answers, userDisconnected)
    await core.relayer.unsubscribe(answers)
  }
}

/**
 * Ends a sign-in request. The library waits an hour unless the link's plain proposal gets a response, so this emits
 * one.
 */
function endSignIn({ engine }: LibraryClient, proposalId: number): void {
  const { events } = engine as unknown as { readonly events: { emit(name: string, answer: object): void } }
  events.emit(`session_connect:${proposalId}`, { error: userDisconnected })
}

function topicOf(uri: string): string {
  return uri.slice('wc:'.length, uri.indexOf('@'))
}
