import type { AddressBuckets } from '../../limits/AddressBuckets'
import type { TokenBuckets } from '../../limits/TokenBuckets'
import type { PartialFrames } from '../frames/PartialFrames'
import type { MessageStore } from '../MessageStore'
import type { Publisher } from '../methods/Publisher'
import type { Subscriptions } from '../methods/Subscriptions'
import type { RelayMetrics } from '../metrics/RelayMetrics'
import type { RelayClock } from '../RelayClock'
import type { RelayLimits } from '../RelayLimits'
import type { RelayLogger } from '../RelayLogger'
import type { Agenda } from './Agenda'

/** Dependencies that all sockets of a node share. */
export interface RelayServices {
  readonly store: MessageStore
  readonly publisher: Publisher
  readonly subscriptions: Subscriptions
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  readonly metrics: RelayMetrics
  readonly agenda: Agenda
  readonly partialFrames: PartialFrames
  /** Rate limits by address and network. */
  readonly addresses: AddressBuckets
  /** Rate limits by client id. */
  readonly clients: TokenBuckets
  /** Rate limits by project id. */
  readonly projects: TokenBuckets
}
