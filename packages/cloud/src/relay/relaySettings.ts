import { type Setting, under, variable } from '../services/Setting'
import { bytes, count, rate } from '../services/variableValues'
import type { MailboxLimits } from './MailboxLimits'
import type { RelayLimits } from './RelayLimits'

const MIB = 1024 * 1024

export interface RelayOptions {
  readonly relay?: Partial<RelayLimits>
  /**
   * Capacity of the relay's mailboxes: in total and by topic, project, address and network. `networkShare` defaults to
   * that of `relay`. Default: 512 MiB in total.
   */
  readonly mailboxes?: Partial<MailboxLimits>
}

const frames = rate('frames')

/** Environment variables of the relay. Its other limits can only be set in code. */
export const relaySettings: readonly Setting<RelayOptions>[] = under<RelayOptions>(
  'Limits of the relay, per node. Nodes with the same Redis share the limits in bytes',
  [
    {
      variables: [
        variable('RELAY_ADDRESS_RATE', frames, addressRate => ({ relay: { addressRate } })),
        variable('RELAY_CLIENT_RATE', frames, clientRate => ({ relay: { clientRate } })),
        variable('RELAY_PROJECT_RATE', frames, projectRate => ({ relay: { projectRate } })),
        variable('RELAY_SOCKET_RATE', frames, socketRate => ({ relay: { socketRate } })),
      ],
      help: "Frames as burst,rate per second. Default 20000,1000 per address, 2700,45 per client, 100000,20000 per project, 900,15 per socket. 'unlimited' for no limit.",
    },
    {
      variables: [
        variable('RELAY_SOCKETS_PER_ADDRESS', count(1), socketsPerAddress => ({ relay: { socketsPerAddress } })),
        variable('RELAY_SOCKETS_PER_CLIENT', count(1), socketsPerClient => ({ relay: { socketsPerClient } })),
      ],
      help: 'Open sockets. Default 10000 and 50.',
    },
    {
      variables: [
        variable('RELAY_TOPICS_PER_ADDRESS', count(1), topicsPerAddress => ({ relay: { topicsPerAddress } })),
      ],
      help: 'Subscriptions. Default 100000.',
    },
    {
      variables: [
        variable('RELAY_MAILBOX_BYTES', bytes(16 * MIB, 1024 * 1024 * MIB), size => ({ mailboxes: { bytes: size } })),
      ],
      help: 'Total size of waiting messages, in bytes, KiB, MiB or GiB. Default 512MiB.',
    },
    {
      variables: [
        variable('RELAY_BYTES_PER_PROJECT', bytes(16 * MIB), bytesPerProject => ({ mailboxes: { bytesPerProject } })),
        variable('RELAY_BYTES_PER_ADDRESS', bytes(2 * MIB), bytesPerAddress => ({ mailboxes: { bytesPerAddress } })),
        // At least 2 MiB, because a message of the maximum frame size must fit.
        variable('RELAY_BYTES_PER_TOPIC', bytes(2 * MIB), bytesPerTopic => ({ mailboxes: { bytesPerTopic } })),
      ],
      help: 'The share of one project, address or topic. Default 256MiB, 64MiB and 4MiB.',
    },
    {
      variables: [
        variable('RELAY_LASTING_BYTES_PER_ADDRESS', bytes(2 * MIB), lastingBytesPerAddress => ({
          mailboxes: { lastingBytesPerAddress },
        })),
        variable('RELAY_RESERVED_BYTES_PER_ADDRESS', bytes(16 * 1024, MIB), reservedBytesPerAddress => ({
          mailboxes: { reservedBytesPerAddress },
        })),
      ],
      help: 'Space for messages that wait longer than an hour, and space reserved for each address. Default 8MiB and 256KiB.',
    },
    {
      variables: [variable('RELAY_NETWORK_SHARE', count(1, 65_536), networkShare => ({ relay: { networkShare } }))],
      help: 'Share of an IPv6 /48, as a multiple of that of an address. Default 2.',
    },
    {
      variables: [variable('RELAY_FRAME_BYTES', bytes(64 * 1024, MIB), frameBytes => ({ relay: { frameBytes } }))],
      help: 'Size of a frame, 64KiB to 1MiB. Default 384KiB.',
    },
    {
      // Clients request a TTL of a week. With a lower limit, the relay would reject their requests.
      variables: [variable('RELAY_LONGEST_TTL', count(604_800, 31_536_000), longestTtl => ({ relay: { longestTtl } }))],
      help: 'Maximum seconds that a message waits, 604800 or more. Default 2592000.',
    },
    {
      variables: [
        variable('RELAY_MESSAGES_PER_TOPIC', count(10, 100_000), messagesPerTopic => ({
          mailboxes: { messagesPerTopic },
        })),
      ],
      help: 'Waiting messages per topic. Default 2000.',
    },
    {
      variables: [variable('RELAY_MEMORY_TOPICS', count(1000, 10_000_000), topics => ({ mailboxes: { topics } }))],
      help: 'Topics of a node without Redis. Default 500000.',
    },
  ],
)
