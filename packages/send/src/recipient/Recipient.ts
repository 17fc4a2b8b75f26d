/** The reason that a recipient can't be paid. */
export type RecipientProblem =
  /** Neither an address nor a name. */
  | 'notAnAddress'
  /** An address with a letter in the wrong case, probably a typo. */
  | 'checksum'
  /** An address of another network. */
  | 'wrongNetwork'
  /** The contract of the token to send. Tokens sent there are lost. */
  | 'tokenContract'
  /** The name isn't registered, or has no address on this network. */
  | 'nameNotFound'
  /** The name couldn't be resolved, or names aren't available. */
  | 'nameUnavailable'
  /** The chain and the backend resolve the name to different addresses. */
  | 'nameDisputed'
  /** A name that may imitate another, for example with look-alike letters. */
  | 'nameImitates'

/** A warning about a recipient, shown before paying. */
export type RecipientWarning =
  /** The paying account itself. */
  | 'own'
  /** A contract, from which the recipient may not be able to withdraw. */
  | 'contract'
  /** Not among the known addresses that this account has paid. */
  | 'firstTime'
  /** Resembles a paid address or the account's own, but differs. */
  | 'imitation'
  /** It is unknown whether the account has paid the address before. */
  | 'unchecked'
  /** The chain couldn't confirm that the name resolves to the address. */
  | 'nameUnchecked'
  /** It is unknown whether the address is a contract. */
  | 'contractUnchecked'

/** A recipient that can be paid. */
export interface FoundRecipient {
  readonly kind: 'found'
  /** In the chain's own notation, regardless of how it was typed. */
  readonly address: string
  /**
   * The recipient's name in its normal form, if the user typed a name. It must still resolve to `address` at the time
   * of the wallet request.
   */
  readonly name?: string | undefined
  readonly avatarUrl?: string | undefined
  readonly warnings: readonly RecipientWarning[]
  /** The address that an imitation resembles, in the chain's own notation. */
  readonly imitated?: string | undefined
}

/** The recipient, as far as it is resolved. */
export type Recipient =
  | { readonly kind: 'none' }
  /** Typed, but not checked yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: RecipientProblem; readonly networkName?: string | undefined }
  | FoundRecipient
