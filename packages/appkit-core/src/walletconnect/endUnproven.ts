import type { OpenClient } from './openClient'
import { userDisconnected } from './userDisconnected'

type LibraryClient = OpenClient['provider']['client']

/**
 * Ends the session after an approval with an invalid signature. The library reports the invalid signature but still
 * settles the session, and the next visit would find it. Resolves once the session has ended, in the wallet too if the
 * relay is reachable.
 */
export async function endUnproven(client: LibraryClient, pairingTopic: string): Promise<void> {
  const topic = await settled(client, pairingTopic)
  await client.disconnect({ topic, reason: userDisconnected }).catch(() => {
    // The wallet's session expires on its own.
  })
  if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected)
}

/** Resolves with the topic of a link's session, once the library has settled it. */
function settled({ core, session }: LibraryClient, pairingTopic: string): Promise<string> {
  const find = () => session.getAll().find(known => known.pairingTopic === pairingTopic)?.topic
  const known = find()
  if (known !== undefined) return Promise.resolve(known)
  return new Promise(resolve => {
    const { pairing } = core
    const update = pairing.updateMetadata.bind(pairing)
    // The library emits no event for such a session, but calls this method last.
    pairing.updateMetadata = async parameters => {
      await update(parameters)
      const topic = find()
      if (topic !== undefined) resolve(topic)
    }
  })
}
