/** The user's machine and network. */
export interface Profile {
  readonly name: string
  /** How many times slower than this machine the processor is. */
  readonly slowdown: number
  /** Left out, nothing but loopback. Milliseconds, and bytes per second. */
  readonly network?: { readonly latency: number; readonly down: number; readonly up: number }
}

export const profiles: readonly Profile[] = [
  { name: '1x', slowdown: 1 },
  { name: '4x', slowdown: 4 },
  { name: 'slow', slowdown: 4, network: { latency: 150, down: 200_000, up: 93_750 } },
]
