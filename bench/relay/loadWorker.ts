/** Runs a share of the benchmark's sockets in a separate process. */
import { ClientIdentity } from '../../packages/cloud/test/cluster/ClientIdentity'
import { RelayClient } from '../../packages/cloud/test/cluster/RelayClient'
import type { LoadOrder } from './LoadOrder'
import { LoadPair, sequenceOf } from './LoadPair'
import { type Arrivals, publishSteadily } from './publishSteadily'

const CONNECTING_AT_ONCE = 64

const clients: RelayClient[] = []
const arrivals: Arrivals = new Map()
let pairs: readonly LoadPair[] = []
let subscribed = 0

process.once('disconnect', () => process.exit())
process.on('message', (order: LoadOrder) => {
  carryOut(order).then(
    result => process.send?.({ result: result ?? null }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})

async function carryOut(order: LoadOrder): Promise<unknown> {
  switch (order.kind) {
    case 'connect':
      return connect(order)
    case 'subscribe':
      return order.mode === 'pairs' ? subscribeInPairs() : subscribeAlone()
    case 'publish':
      return publishSteadily(pairs, arrivals, order)
  }
}

async function connect({ relayUrls, sockets, localAddresses }: LoadOrder & { kind: 'connect' }): Promise<void> {
  const until = clients.length + sockets
  const connectNext = async (): Promise<void> => {
    while (clients.length < until) {
      const index = clients.length
      const client = new RelayClient({
        identity: new ClientIdentity(),
        projectId: 'local',
        localAddress: localAddresses[index % localAddresses.length] ?? '127.0.0.1',
        onPush: ({ message }) => void arrivals.set(sequenceOf(message), performance.now()),
      })
      clients.push(client)
      await client.connect(relayUrls[index % relayUrls.length] ?? '')
    }
  }
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectNext))
}

async function subscribeAlone(): Promise<void> {
  const subscribeNext = async (): Promise<void> => {
    while (subscribed < clients.length) {
      const client = clients[subscribed++]
      const topic = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
      await client?.request('irn_batchSubscribe', { topics: [topic] })
    }
  }
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, subscribeNext))
}

async function subscribeInPairs(): Promise<void> {
  pairs = clients.flatMap((client, index) => {
    const partner = clients[index + 1]
    return index % 2 === 0 && partner ? [new LoadPair([client, partner])] : []
  })
  for (const pair of pairs) await pair.subscribe()
}
