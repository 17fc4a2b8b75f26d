/** Token that the operator of the wallet knows. */
export interface ReviewToken {
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id, such as `eip155:1/erc20:0xa0b8…`. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether the operator vouches for it. If false, the wallet shows it as unlisted. */
  readonly isVerified: boolean
}

/** Contract that the operator of the wallet knows. */
export interface ReviewContract {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly address: string
  readonly name: string
}

/** Contract for which a descriptor holds. */
export interface DescriptorDeployment {
  readonly chainId: number
  readonly address: string
}

/** Field of a described request. */
export interface DescriptorField {
  /** Where the value is: in the arguments, or in the transaction, such as `@.value`. */
  readonly path: string
  readonly label: string
  readonly format: 'raw' | 'amount' | 'tokenAmount' | 'date' | 'duration' | 'addressName'
  readonly params?:
    | {
        /** Where the address of the token is. */
        readonly tokenPath?: string | undefined
        readonly encoding?: 'timestamp' | undefined
        /** Amounts from here on are shown as `message`. In hex. */
        readonly threshold?: string | undefined
        readonly message?: string | undefined
      }
    | undefined
}

/** Meaning of one function, or of one type of typed data. */
export interface DescriptorFormat {
  readonly intent: string
  /** Sentence with paths of fields in braces. */
  readonly interpolatedIntent?: string | undefined
  readonly fields: readonly DescriptorField[]
}

/**
 * Description of a contract's functions or typed data: the part of
 * [ERC-7730](https://eips.ethereum.org/EIPS/eip-7730) that refers to no other file and to no other call.
 */
export interface ReviewDescriptor {
  readonly context:
    | { readonly contract: { readonly deployments: readonly DescriptorDeployment[] } }
    | { readonly eip712: { readonly deployments: readonly DescriptorDeployment[] } }
  readonly metadata: { readonly owner: string }
  readonly display: {
    /** By signature with the names of the parameters, or by the encoded type of typed data. */
    readonly formats: Readonly<Record<string, DescriptorFormat>>
  }
}

/** Response of `GET /wallet/v1/descriptors`: what the operator knows about tokens and contracts. */
export interface ReviewData {
  readonly tokens: readonly ReviewToken[]
  readonly contracts: readonly ReviewContract[]
  readonly descriptors: readonly ReviewDescriptor[]
}
