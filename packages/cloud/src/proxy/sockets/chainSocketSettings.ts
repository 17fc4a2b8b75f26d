import { type Setting, under, variable } from '../../services/Setting'
import { bytes, count, rate, seconds } from '../../services/variableValues'
import type { ChainSocketLimits } from './ChainSocketLimits'

const KIB = 1024
const MIB = 1024 * KIB

export interface ChainSocketOptions {
  /** Limits of chain WebSockets. */
  readonly chainSockets?: Partial<ChainSocketLimits>
}

const set =
  <Name extends keyof ChainSocketLimits>(name: Name) =>
  (value: ChainSocketLimits[Name]): ChainSocketOptions => ({ chainSockets: { [name]: value } })

/** Settings of chain WebSockets. */
export const chainSocketSettings: readonly Setting<ChainSocketOptions>[] = under<ChainSocketOptions>(
  'Limits of WebSockets to chains, per node. Nodes with the same Redis share the costs of calls',
  [
    {
      variables: [
        variable('CHAIN_SOCKETS_PER_ADDRESS', count(1), set('socketsPerAddress')),
        variable('CHAIN_SOCKETS_PER_PROJECT', count(1), set('socketsPerProject')),
      ],
      help: 'Open sockets. Default 20 and 2000.',
    },
    {
      variables: [
        variable('CHAIN_SOCKET_SUBSCRIPTIONS', count(1, 10_000), set('subscriptionsPerSocket')),
        variable('CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS', count(1), set('subscriptionsPerAddress')),
      ],
      help: 'Subscriptions per socket and per address. Default 50 and 200.',
    },
    {
      variables: [
        variable('CHAIN_SOCKET_ADDRESS_RATE', rate('calls'), set('addressRate')),
        variable('CHAIN_SOCKET_PROJECT_RATE', rate('calls'), set('projectRate')),
      ],
      help: 'Costs of calls as burst,rate per second. Default 1500,100 per address and 20000,2000 per project.',
    },
    {
      variables: [
        variable('CHAIN_SOCKET_MESSAGE_BYTES', bytes(16 * KIB, MIB), set('messageBytes')),
        variable('CHAIN_SOCKET_ANSWER_BYTES', bytes(64 * KIB, 16 * MIB), set('answerBytes')),
      ],
      help: 'Size of a message from a client (16KiB to 1MiB) and from a node (64KiB to 16MiB). Default 256KiB and 1MiB.',
    },
    {
      variables: [
        variable('CHAIN_SOCKET_IDLE_SECONDS', seconds(60, 86_400), set('idleTime')),
        variable('CHAIN_SOCKET_LIFETIME_SECONDS', seconds(600, 2_592_000), set('lifetime')),
      ],
      help: 'Seconds after which a socket closes: without a message, and in total. Default 600 and 86400.',
    },
  ],
)
