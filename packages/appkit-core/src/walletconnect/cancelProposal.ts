import type { OpenClient } from './openClient'
import { userDisconnected } from './userDisconnected'

type LibraryClient = OpenClient['provider']['client']

/** Takes a link back: whoever waits for its answer hears that it is over, and nobody who holds it can connect any more. */
export async function cancelProposal(client: LibraryClient, uri: string): Promise<void> {
  const topic = topicOf(uri)
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (pairingTopic !== topic) continue
    // The library's own way of ending the wait for an answer.
    client.events.emit('proposal_expire', { id })
    endSignIn(client, id)
    await client.proposal.delete(id, userDisconnected)
  }
  await forgetSignIn(client, uri)
  // Tells a wallet that holds the link, and forgets its key.
  if (client.core.pairing.pairings.keys.includes(topic)) await client.core.pairing.disconnect({ topic })
}

/** What a wallet signs from now on is not listened to. The library would go on for as long as the page is there, and on the next visit. */
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

/** The library waits for an hour, and nothing ends that but an answer to the plain proposal that goes with the sign-in. So this is one. */
function endSignIn({ engine }: LibraryClient, proposalId: number): void {
  const { events } = engine as unknown as { readonly events: { emit(name: string, answer: object): void } }
  events.emit(`session_connect:${proposalId}`, { error: userDisconnected })
}

function topicOf(uri: string): string {
  return uri.slice('wc:'.length, uri.indexOf('@'))
}
