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
/**
 * Half of the clients. Their connections and signatures dominate the cost of a round. Raise it with `FAILOVER_CLIENTS`.
 */
const PAIRS = Number(process.env['FAILOVER_CLIENTS'] ?? 600) / 2
/** Number of times that each process is killed. Raise it with `FAILOVER_ROUNDS`. */
const ROUNDS = Number(process.env['FAILOVER_ROUNDS'] ?? 2)
/** One phase per round for each node and for Redis, which is killed while messages are in flight. */
const PHASES = ROUNDS * (NODES + 1)
/** All clients have the same address and reconnect together when a node is killed. */
const CROWD: Partial<RelayLimits> = { addressRate: { burst: 1e9, perSecond: 1e9 } }
const SHARED_ADDRESS: Partial<MailboxLimits> = { bytesPerAddress: 1e12, reservedBytesPerAddress: 1e12 }
/** Messages of each client in a phase. */
const MESSAGES = 2
/** Delivered messages of a phase before the kill. */
const KILL_AT = Math.round(0.3 * PAIRS * 2 * MESSAGES)
const NODE_PROGRAM = join(import.meta.dirname, '../../../test/cluster/cloudNode.ts')

interface Pair {
  readonly topic: string
  readonly clients: readonly [SteadyClient, SteadyClient]
}

test(
  'killing and restarting three nodes and Redis amid traffic loses, misroutes and duplicates no acknowledged message',
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
        mailboxes: SHARED_ADDRESS,
      }
      nodes.push(stack.use(new ServerProcess(program.path, settings)))
    }
    // The first creates the tables.
    const [first, ...others] = nodes
    await first?.start()
    await Promise.all(others.map(node => node.start()))
    const pairs = createPairs(nodes.map(node => node.relayUrl))
    const clients = pairs.flatMap(pair => pair.clients)
    stack.defer(() => {
      for (const client of clients) client.goOffline()
    })
    await Promise.all(clients.map(client => client.goOnline()))

    // Redis persists everything, so it may crash too.
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

/**
 * Both clients publish their messages of this phase. In one pair of ten, one client stays offline until the other is
 * done.
 */
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

/** Returns the messages that clients should have received but didn't. */
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

/** Returns the messages that a client received from outside its pair. */
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

/** A redelivered message is identical. One that was stored twice would have another publication time. */
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

/** Returns all messages for the client on this side of a pair. */
function textsFor(pair: number, side: number): readonly string[] {
  return Array.from({ length: PHASES * MESSAGES }, (_, count) => messageText(pair, 1 - side, count))
}

function nameOf(text: string): string {
  return Buffer.from(text, 'base64').toString().split(' sealed')[0] ?? text
}
