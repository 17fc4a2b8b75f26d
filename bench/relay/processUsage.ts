import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const MIB = 1024 * 1024

/** Returns the resident memory of the processes, in MiB. */
export function residentMiB(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return sum + (Number(kib) * 1024) / MIB
  }, 0)
}

/** Starts measuring CPU time. Returns a function that returns the usage since then, in percent of one core. */
export function watchCpu(pids: readonly number[]): () => number {
  const before = cpuSeconds(pids)
  const started = performance.now()
  return () => ((cpuSeconds(pids) - before) / ((performance.now() - started) / 1000)) * 100
}

function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // The process name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }, 0)
}
