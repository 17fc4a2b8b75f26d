import { join } from 'node:path'
import type { MailboxLimits } from '../../packages/cloud/src/relay/MailboxLimits'
import type { RelayLimits } from '../../packages/cloud/src/relay/RelayLimits'
import { freePort } from '../../packages/cloud/test/cluster/freePort'
import { ServerProcess } from '../../packages/cloud/test/cluster/ServerProcess'
import { startRedis } from '../../packages/cloud/test/cluster/startRedis'
import { startSharedPostgres } from '../../packages/cloud/test/cluster/startSharedPostgres'

/** The system under test: a number of nodes, with or without Redis. */
export interface Topology {
  readonly name: string
  readonly nodes: number
  readonly redis: boolean
}

export interface BenchSystem extends AsyncDisposable {
  readonly relayUrls: readonly string[]
  readonly nodePids: readonly number[]
  readonly redisPids: readonly number[]
}

/** The load comes from a few addresses, so the default limits would throttle it. JSON has no `Infinity`. */
const ENDLESS = 1e12
const LIMITS: Partial<RelayLimits> = {
  addressRate: { burst: ENDLESS, perSecond: ENDLESS },
  socketsPerAddress: ENDLESS,
  topicsPerAddress: ENDLESS,
}
const MAILBOXES: Partial<MailboxLimits> = {
  bytesPerAddress: ENDLESS,
  lastingBytesPerAddress: ENDLESS,
  reservedBytesPerAddress: ENDLESS,
}

/** Starts complete backends on one Postgres, as an operator would run them. */
export async function startSystem({ nodes, redis }: Topology): Promise<BenchSystem> {
  const stack = new AsyncDisposableStack()
  try {
    const postgres = stack.use(await startSharedPostgres())
    const server = redis ? stack.use(await startRedis()) : undefined
    const processes: ServerProcess[] = []
    for (let index = 0; index < nodes; index++) {
      const settings = {
        port: await freePort(),
        databaseUrl: postgres.databaseUrl,
        logLevel: 'error',
        relay: LIMITS,
        mailboxes: MAILBOXES,
        ...(server && { redisUrl: server.url }),
      }
      const node = stack.use(new ServerProcess(join(import.meta.dirname, 'cloudNode.mjs'), settings))
      await node.start()
      processes.push(node)
    }
    return {
      relayUrls: processes.map(node => node.relayUrl),
      nodePids: processes.map(node => node.pid),
      redisPids: server?.pid === undefined ? [] : [server.pid],
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}
