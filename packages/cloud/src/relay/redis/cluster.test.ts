import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildProgram } from '../../../test/cluster/buildProgram'
import { freePort } from '../../../test/cluster/freePort'
import { ServerProcess } from '../../../test/cluster/ServerProcess'
import { SteadyClient } from '../../../test/cluster/SteadyClient'
import { startRedis } from '../../../test/cluster/startRedis'
import { startSharedPostgres } from '../../../test/cluster/startSharedPostgres'
import type { MailboxLimits } from '../MailboxLimits'
import type { RelayLimits } from '../RelayLimits'

const NODES = 3
/** Half of the clients. Their connections and signatures are what a round costs; `FAILOVER_CLIENTS` asks for more. */
const PAIRS = Number(process.env['FAILOVER_CLIENTS'] ?? 600) / 2
/** How often everything is killed once. `FAILOVER_ROUNDS` asks for more. */
const ROUNDS = Number(process.env['FAILOVER_ROUNDS'] ?? 2)
/** In each round one for each of the nodes and one for Redis, which is killed while messages are on their way. */
const PHASES = ROUNDS * (NODES + 1)
/** All clients have the same address, and come back at once when a node was killed. */
const CROWD: Partial<RelayLimits> = { addressRate: { burst: 1e9, perSecond: 1e9 } }
const ONE_HOUSE: Partial<MailboxLimits> = { bytesPerAddress: 1e12, reservedBytesPerAddress: 1e12 }
/** What each client says in a phase. */
const MESSAGES = 2
/** How many messages of a phase are through when the kill comes. */
const KILL_AT = Math.round(0.3 * PAIRS * 2 * MESSAGES)
const NODE_PROGRAM = join(import.meta.dirname, '../../../test/cluster/cloudNode.ts')

interface Pair {
  readonly topic: string
  readonly clients: readonly [SteadyClient, SteadyClient]
}

test(
  'three nodes and then Redis are killed and come back amid traffic: no acknowledged message is lost, none goes astray, none is stored twice',
  async () => {
    await using redis = await startRedis()
    await using postgres = await startSharedPostgres()
    await using stack = new AsyncDisposableStack()
    const program = stack.use(await buildProgram(NODE_PROGRAM))
    const nodes: ServerProcess[] = []
    for (let index = 0; index < NODES; index++) {
      const port = await freePort()
      const settings = {
        port,
        databaseUrl: postgres.databaseUrl,
        redisUrl: redis.url,
        logLevel: 'error',
        relay: CROWD,
        mailboxes: ONE_HOUSE,
      }
      nodes.push(stack.use(new ServerProcess(program.path, settings)))
    }
    // The first makes the tables.
    const [first, ...others] = nodes
    await first?.start()
    await Promise.all(others.map(node => node.start()))
    const pairs = createPairs(nodes.map(node => node.relayUrl))
    const clients = pairs.flatMap(pair => pair.clients)
    stack.defer(() => {
      for (const client of clients) client.goOffline()
    })
    await Promise.all(clients.map(client => client.goOnline()))

    // Redis was told to keep everything, so it may crash too.
    const victims = Array.from({ length: ROUNDS }, () => [...nodes, redis]).flat()
    for (const [phase, victim] of victims.entries()) {
      let acknowledged = 0
      let restarted: Promise<void> | undefined
      const onAcknowledged = (): void => {
        acknowledged++
        if (acknowledged === KILL_AT) restarted = victim.kill().then(() => victim.start())
      }
      await Promise.all(pairs.map((pair, index) => converse(pair, index, phase, onAcknowledged)))
      expect(acknowledged).toBe(PAIRS * 2 * MESSAGES)
      await restarted
    }

    await vi.waitFor(() => expect(lost(pairs)).toEqual([]), { timeout: 40_000, interval: 100 })
    expect(astray(pairs)).toEqual([])
    expect(storedTwice(pairs)).toEqual([])
  },
  120_000 * ROUNDS,
)

function createPairs(relayUrls: readonly string[]): readonly Pair[] {
  return Array.from({ length: PAIRS }, (_, index) => {
    const topic = randomBytes(32).toString('hex')
    const client = (side: number): SteadyClient =>
      new SteadyClient({ relayUrls, first: index + side, projectId: 'local', topic })
    return { topic, clients: [client(0), client(1)] }
  })
}

/** Both publish what they have to say in this phase. In one pair of ten, one of them is away until the other is done. */
async function converse({ clients }: Pair, pair: number, phase: number, onAcknowledged: () => void): Promise<void> {
  const say = async (side: 0 | 1): Promise<void> => {
    for (let count = 0; count < MESSAGES; count++) {
      await clients[side].publish(messageText(pair, side, phase * MESSAGES + count))
      onAcknowledged()
    }
  }
  const first = say(0)
  if (pair % 10 === phase % 10) {
    clients[1].goOffline()
    await first
    await clients[1].goOnline()
  }
  await Promise.all([first, say(1)])
}

function messageText(pair: number, side: number, count: number): string {
  return Buffer.from(`${pair} ${side} ${count} ${'sealed'.repeat(60)}`).toString('base64')
}

/** What each client should have got, and hasn't. */
function lost(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .flatMap(({ clients }, index) =>
      clients.flatMap(({ pushes }, side) => {
        const got = new Set(pushes.map(({ message }) => message))
        return textsFor(index, side).filter(text => !got.has(text))
      }),
    )
    .map(nameOf)
}

/** What a client got that was not from its partner. */
function astray(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .flatMap(({ topic, clients }, index) =>
      clients.flatMap(({ pushes }, side) => {
        const meant = new Set(textsFor(index, side))
        return pushes.filter(push => push.topic !== topic || !meant.has(push.message))
      }),
    )
    .map(({ message }) => nameOf(message))
}

/** A message that came again is the same one: had it been stored a second time, it would say another time of publishing. */
function storedTwice(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .flatMap(({ clients }) =>
      clients.flatMap(({ pushes }) => {
        const times = new Map(pushes.map(({ message, publishedAt }) => [message, publishedAt]))
        return pushes.filter(({ message, publishedAt }) => times.get(message) !== publishedAt)
      }),
    )
    .map(({ message }) => nameOf(message))
}

/** All that the client on this side of a pair is to get. */
function textsFor(pair: number, side: number): readonly string[] {
  return Array.from({ length: PHASES * MESSAGES }, (_, count) => messageText(pair, 1 - side, count))
}

function nameOf(text: string): string {
  return Buffer.from(text, 'base64').toString().split(' sealed')[0] ?? text
}
