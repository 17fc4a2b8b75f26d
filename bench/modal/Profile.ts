/** The user's machine and network. */
export interface Profile {
  readonly name: string
  /** How many times slower than this machine the CPU is. */
  readonly slowdown: number
  /** Latency in milliseconds, rates in bytes per second. Omit it to use the loopback interface as it is. */
  readonly network?: { readonly latency: number; readonly down: number; readonly up: number }
}

export const profiles: readonly Profile[] = [
  { name: '1x', slowdown: 1 },
  { name: '4x', slowdown: 4 },
  { name: 'slow', slowdown: 4, network: { latency: 150, down: 200_000, up: 93_750 } },
]
