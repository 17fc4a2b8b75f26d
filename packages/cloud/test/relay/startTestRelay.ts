import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { ProjectGate } from '../../src/projects/ProjectGate'
import { createRelay, type Relay, type RelayDependencies } from '../../src/relay/createRelay'
import type { MessageStore } from '../../src/relay/MessageStore'
import { MemoryMessageStore } from '../../src/relay/memory/MemoryMessageStore'
import { type RelayClock, systemClock } from '../../src/relay/RelayClock'

/** A relay on its own port. */
export interface TestRelay {
  readonly relay: Relay
  readonly store: MessageStore
  readonly registry: Registry
  readonly port: number
  /** `ws://127.0.0.1:…` */
  readonly url: string
  /** All log lines, as text. */
  readonly log: string[]
  /** Stops the relay and frees the port. */
  stop(): Promise<void>
}

/** The project that tests use, and the origin that it allows. */
export const PROJECT = 'project'
export const ORIGIN = 'https://app.example'

const gate: ProjectGate = {
  async check(projectId, origin) {
    if (projectId !== PROJECT) return 'Unauthorized: invalid key'
    return origin === undefined || origin === ORIGIN ? undefined : 'Unauthorized: origin not allowed'
  },
}

export async function startTestRelay(
  parts: Partial<Pick<RelayDependencies, 'store' | 'limits' | 'projects' | 'clientKeyOf'>> & {
    clock?: RelayClock
    port?: number
  } = {},
): Promise<TestRelay> {
  const { clock = systemClock, store = new MemoryMessageStore({ clock }), limits = {}, projects = gate } = parts
  const server = createServer()
  await new Promise<void>(resolve => server.listen(parts.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}`
  const log: string[] = []
  const write = (fields: object, message: string): void => void log.push(`${message} ${JSON.stringify(fields)}`)
  const logger = { debug: write, info: write, warn: write, error: write }
  const registry = new Registry()
  const { clientKeyOf } = parts
  const relay = createRelay({
    store,
    projects,
    address: { publicUrls: [url] },
    limits,
    logger,
    registry,
    clock,
    ...(clientKeyOf && { clientKeyOf }),
  })
  server.on('upgrade', relay.handleUpgrade)
  return { relay, store, registry, port, url, log, stop: () => stop(server, relay) }
}

async function stop(server: Server, relay: Relay): Promise<void> {
  await relay.close()
  await new Promise(resolve => server.close(resolve))
}
