/** A coin or token of a scripted wallet, as [ERC-7811](https://eips.ethereum.org/EIPS/eip-7811) describes it. */
export interface ScriptedAsset {
  /** `native` for the network's coin. */
  readonly address: string
  /** Hex, in base units. */
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    /** US dollars. */
    readonly price?: number
  }
}
