import { cpus, totalmem } from 'node:os'

/** Returns the cores and the memory of this machine, for the results. */
export function machineText(): string {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`
}
