import type { Logger } from 'pino'
import type { ClientKeys } from '../limits/ClientKeys'
import { clientsService } from '../limits/clientsService'
import type { RedisOptions } from '../limits/limitsService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { ServerOptions } from '../server/ServerOptions'
import type { Service } from '../services/Service'
import { relayOrigins } from './admission/Audience'
import { createRelay, type Relay } from './createRelay'
import type { MessageStore } from './MessageStore'
import { MemoryMessageStore } from './memory/MemoryMessageStore'
import { createRedisStore } from './redis/createRedisStore'
import { type RelayOptions, relaySettings } from './relaySettings'
import { RELAY_SCOPE, rpcEndpoint } from './rpcEndpoint'

interface Needs {
  readonly clients: ClientKeys
  readonly projects: Pick<Projects, 'directory'>
}

type Options = RelayOptions & RedisOptions & Pick<ServerOptions, 'publicUrls'>

/** The WalletConnect relay and its mailboxes. */
export const relayService: Service<Relay & { readonly messages: MessageStore }, Needs, Options> = {
  name: 'relay',
  settings: relaySettings,
  needs: { clients: clientsService, projects: projectsService },
  open({ clients, projects }, { options, address, logger, metrics }) {
    // Throw at startup if the operator set a URL for which no client can sign its token.
    relayOrigins(options.publicUrls ?? [])
    const messages = openMessages(options, logger)
    const relay = createRelay({
      store: messages,
      projects: projects.directory,
      address,
      ...(options.relay && { limits: options.relay }),
      clientKeyOf: request => clients.clientKeyOf(request, RELAY_SCOPE),
      logger,
      registry: metrics,
    })
    return { ...relay, messages }
  },
  endpoints: relay => [rpcEndpoint(relay)],
  isReady: ({ messages }) => messages.isReady(),
  drain: relay => relay.drain(),
  async close(relay) {
    await relay.close()
    await relay.messages.close()
  },
}

function openMessages({ redisUrl, relay, mailboxes }: Options, logger: Logger): MessageStore {
  const networkShare = relay?.networkShare
  const limits = { ...(networkShare !== undefined && { networkShare }), ...mailboxes }
  if (redisUrl === undefined) return new MemoryMessageStore({ limits })
  return createRedisStore({ redis: redisUrl, logger, limits })
}
