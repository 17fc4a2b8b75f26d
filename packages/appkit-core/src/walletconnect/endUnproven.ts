import type { OpenClient } from './openClient'
import { userDisconnected } from './userDisconnected'

type LibraryClient = OpenClient['provider']['client']

/**
 * Ends the session that comes of an approval whose signature is false: the library says that it is, and then settles the session all the same. Without this
 * the next visit would find it. Resolves once it is over, in the wallet too where the relay can be reached.
 */
export async function endUnproven(client: LibraryClient, pairingTopic: string): Promise<void> {
  const topic = await settled(client, pairingTopic)
  await client.disconnect({ topic, reason: userDisconnected }).catch(() => {
    // The wallet hears it by the session's own expiry.
  })
  if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected)
}

/** The topic of the session that a link led to. */
function settled({ core, session }: LibraryClient, pairingTopic: string): Promise<string> {
  const find = () => session.getAll().find(known => known.pairingTopic === pairingTopic)?.topic
  const known = find()
  if (known !== undefined) return Promise.resolve(known)
  return new Promise(resolve => {
    const { pairing } = core
    const update = pairing.updateMetadata.bind(pairing)
    // Nothing announces such a session. This is the last thing that the library does with one.
    pairing.updateMetadata = async parameters => {
      await update(parameters)
      const topic = find()
      if (topic !== undefined) resolve(topic)
    }
  })
}
