import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { MessageStore } from '../MessageStore'

/** Metrics of the relay. */
export class RelayMetrics {
  readonly connections: Gauge
  readonly refused: Counter
  readonly framesIn: Counter
  readonly framesOut: Counter
  readonly failures: Counter<'code'>
  readonly published: Counter
  readonly repeated: Counter
  readonly pushed: Counter
  readonly redelivered: Counter
  readonly delivered: Counter
  readonly closed: Counter<'reason'>
  readonly latency: Histogram

  constructor(registry: Registry, store: MessageStore) {
    const registers = [registry]
    const counter = (name: string, help: string): Counter =>
      new Counter({ name: `openappkit_relay_${name}`, help, registers })

    this.connections = new Gauge({ name: 'openappkit_relay_connections', help: 'Open sockets', registers })
    this.refused = counter('refused_total', 'Refused connections and requests')
    this.framesIn = counter('frames_received_total', 'Frames received from clients')
    this.framesOut = counter('frames_sent_total', 'Frames sent to clients')
    this.failures = new Counter({
      name: 'openappkit_relay_failures_total',
      help: 'JSON-RPC errors sent, by code',
      labelNames: ['code'],
      registers,
    })
    this.published = counter('messages_published_total', 'Messages accepted')
    this.repeated = counter('messages_repeated_total', 'Messages published again while stored')
    this.pushed = counter('messages_pushed_total', 'Messages pushed for the first time on a socket')
    this.redelivered = counter('messages_redelivered_total', 'Pushes repeated without an acknowledgment')
    this.delivered = counter('messages_delivered_total', 'Messages acknowledged by a client')
    this.closed = new Counter({
      name: 'openappkit_relay_closed_total',
      help: 'Connections that the relay closed, by reason',
      labelNames: ['reason'],
      registers,
    })
    this.latency = new Histogram({
      name: 'openappkit_relay_delivery_seconds',
      help: 'Time from publishing to acknowledgment, including the wait in the mailbox',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3600],
      registers,
    })
    if (store.waiting) {
      new Gauge({
        name: 'openappkit_relay_messages_waiting',
        help: 'Messages in the mailboxes of this node',
        registers,
        collect() {
          this.set(store.waiting?.() ?? 0)
        },
      })
    }
  }
}
