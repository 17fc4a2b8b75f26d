/** The reason that a recipient can't be paid. */
export type RecipientProblem =
  /** Neither an address nor a name. */
  | 'notAnAddress'
  /** An address with a letter in the wrong case, as a typing mistake leaves behind. */
  | 'checksum'
  /** An address of another network. */
  | 'wrongNetwork'
  /** The contract of the token to send. Tokens sent there are lost. */
  | 'tokenContract'
  /** The name isn't registered, or has no address on this network. */
  | 'nameNotFound'
  /** The name couldn't be resolved. */
  | 'nameUnavailable'
  /** The chain says that the name leads to another address than the backend does. */
  | 'nameDisputed'
  /** Written with letters that pass for others. */
  | 'nameImitates'

/** A warning about a recipient, shown before paying. */
export type RecipientWarning =
  /** The account that pays. */
  | 'own'
  /** A contract, from which the recipient may not be able to withdraw. */
  | 'contract'
  /** Never paid before from this account. */
  | 'firstTime'
  /** Looks like an address that was paid before, but differs. */
  | 'imitation'
  /** Whether it was paid before could not be found out. */
  | 'unchecked'
  /** Whether the name leads there could not be confirmed by the chain. */
  | 'nameUnchecked'
  /** Whether it is a program could not be found out. */
  | 'contractUnchecked'

/** A recipient that can be paid. */
export interface FoundRecipient {
  readonly kind: 'found'
  /** As the chain writes it, however it was typed. */
  readonly address: string
  /** The typed name, if any. It must still resolve to `address` at the time of the wallet request. */
  readonly name?: string | undefined
  readonly avatarUrl?: string | undefined
  readonly warnings: readonly RecipientWarning[]
  /** Whom an imitation looks like, written the same way. */
  readonly imitated?: string | undefined
}

/** The recipient, as far as it is resolved. */
export type Recipient =
  | { readonly kind: 'none' }
  /** Typed, and being looked at. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: RecipientProblem; readonly networkName?: string | undefined }
  | FoundRecipient
