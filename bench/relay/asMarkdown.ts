import type { IdleStep } from './measureIdle'
import type { ThroughputStep } from './measureThroughput'

interface Measured<Step> {
  readonly topology: string
  readonly steps: readonly Step[]
}

export interface Results {
  readonly machine: string
  readonly node: string
  readonly idle: readonly Measured<IdleStep>[]
  readonly throughput: readonly Measured<ThroughputStep>[]
}

/** Formats the results as Markdown tables. */
export function asMarkdown({ machine, node, idle, throughput }: Results): string {
  return [
    `Machine: ${machine}. Node ${node}.`,
    ...idle.flatMap(({ topology, steps }) => [`### Idle sockets: ${topology}`, idleTable(steps)]),
    ...throughput.flatMap(({ topology, steps }) => [`### Messages: ${topology}`, throughputTable(steps)]),
    '',
  ].join('\n\n')
}

function idleTable(steps: readonly IdleStep[]): string {
  return table(
    ['sockets', 'nodes, MiB', 'each socket more, KiB', 'Redis, MiB', 'connected and subscribed per second'],
    steps.map(step => [
      step.sockets,
      round(step.residentMiB),
      round(step.kibPerSocket, 1),
      round(step.redisMiB),
      round(step.connectedPerSecond),
    ]),
  )
}

function throughputTable(steps: readonly ThroughputStep[]): string {
  return table(
    [
      'offered, msg/s',
      'delivered, msg/s',
      'missing',
      'answer p50 / p99, ms',
      'delivery p50 / p99, ms',
      'CPU nodes / Redis / load, % of a core',
      'nodes, MiB',
    ],
    steps.map(step => [
      step.asked,
      round(step.delivered),
      step.missing,
      `${round(step.answerP50, 1)} / ${round(step.answerP99, 1)}`,
      `${round(step.deliveryP50, 1)} / ${round(step.deliveryP99, 1)}`,
      `${round(step.nodesCpu)} / ${round(step.redisCpu)} / ${round(step.loadCpu)}`,
      round(step.residentMiB),
    ]),
  )
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '--:')), ...rows.map(line)].join('\n')
}

function round(value: number, digits = 0): string {
  return value.toFixed(digits)
}
