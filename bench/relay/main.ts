/** Measures the relay: `node bench/relay/run.mjs`. */

import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { machineText } from '../modal/machineText'
import { asMarkdown, type Results } from './asMarkdown'
import { type IdleStep, measureIdle } from './measureIdle'
import { measureThroughput, type ThroughputStep } from './measureThroughput'
import type { Topology } from './startSystem'

const TOPOLOGIES: readonly Topology[] = [
  { name: 'one node, memory', nodes: 1, redis: false },
  { name: 'one node, Redis', nodes: 1, redis: true },
  { name: 'three nodes, Redis', nodes: 3, redis: true },
]
const IDLE_LADDER = [2500, 5000, 10_000, 19_800]
const THROUGHPUT_LADDER = [500, 1000, 2000, 4000, 5000, 8000]

const HELP = `node bench/relay/run.mjs [options]
  --only idle,throughput     what to measure (default both)
  --on memory,redis,cluster  topologies (default all)
  --idle 2500,5000           sockets, step by step
  --rates 500,1000           messages per second, step by step
  --seconds 8                how long each rate is measured
  --json <file>              also writes the numbers
  --markdown <file>          also writes the tables`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    only: { type: 'string', default: 'idle,throughput' },
    on: { type: 'string', default: 'memory,redis,cluster' },
    idle: { type: 'string', default: IDLE_LADDER.join() },
    rates: { type: 'string', default: THROUGHPUT_LADDER.join() },
    seconds: { type: 'string', default: '8' },
    json: { type: 'string' },
    markdown: { type: 'string' },
  },
})

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

function numbers(list: string): readonly number[] {
  return list.split(',').map(Number)
}

async function measure(): Promise<Results> {
  const idle: { topology: string; steps: readonly IdleStep[] }[] = []
  const throughput: { topology: string; steps: readonly ThroughputStep[] }[] = []
  const chosen = TOPOLOGIES.filter((_, index) =>
    values.on.split(',').includes(['memory', 'redis', 'cluster'][index] ?? ''),
  )
  for (const topology of chosen) {
    if (values.only.includes('idle')) {
      say(`Idle sockets: ${topology.name}`)
      const steps = await measureIdle(topology, numbers(values.idle), step => say(JSON.stringify(step)))
      idle.push({ topology: topology.name, steps })
    }
    if (values.only.includes('throughput')) {
      say(`Messages: ${topology.name}`)
      const seconds = Number(values.seconds)
      const steps = await measureThroughput(topology, numbers(values.rates), seconds * 1000, step =>
        say(JSON.stringify(step)),
      )
      throughput.push({ topology: topology.name, steps })
    }
  }
  return { machine: machineText(), node: process.version, idle, throughput }
}

if (values.help) say(HELP)
else {
  const results = await measure()
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results, undefined, 2)}\n`)
  if (values.markdown !== undefined) await writeFile(values.markdown, asMarkdown(results))
  process.stdout.write(asMarkdown(results))
}
process.exit()
