import { BitcoinWalk } from './BitcoinWalk.ts'
import type { ChainWalk } from './ChainWalk.ts'
import { EvmWalk } from './EvmWalk.ts'
import { SolanaWalk } from './SolanaWalk.ts'

const starts = {
  eip155: () => EvmWalk.start(),
  solana: () => SolanaWalk.start(),
  bip122: () => BitcoinWalk.start(),
}

/** A namespace that an example can walk on. */
export type WalkNamespace = keyof typeof starts

/** The local chains of a worker. Each starts when an app first needs it. */
export class LocalChains implements AsyncDisposable {
  readonly #started = new Map<WalkNamespace, Promise<ChainWalk & AsyncDisposable>>()

  /** Resolves with the chains of these namespaces, in their order. */
  walks(namespaces: readonly WalkNamespace[]): Promise<readonly ChainWalk[]> {
    return Promise.all(namespaces.map(namespace => this.#walk(namespace)))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const walk of this.#started.values()) await (await walk)[Symbol.asyncDispose]()
  }

  #walk(namespace: WalkNamespace): Promise<ChainWalk> {
    const started = this.#started.get(namespace) ?? starts[namespace]()
    this.#started.set(namespace, started)
    return started
  }
}
