/** Why nobody can be paid there. */
export type RecipientProblem =
  /** Neither an address nor a name. */
  | 'notAnAddress'
  /** An address with a letter in the wrong case, as a typing mistake leaves behind. */
  | 'checksum'
  /** An address of another network. */
  | 'wrongNetwork'
  /** The contract of the very token that is sent: nobody gets it back from there. */
  | 'tokenContract'
  /** Nobody has that name, or it leads nowhere on this network. */
  | 'nameNotFound'
  /** Nobody could say who has that name. */
  | 'nameUnavailable'
  /** The chain says that the name leads to another address than the backend does. */
  | 'nameDisputed'
  /** Written with letters that pass for others. */
  | 'nameImitates'

/** What the payer should know of a recipient before he pays. */
export type RecipientWarning =
  /** The account that pays. */
  | 'own'
  /** A program, which may not be able to give back what it gets. */
  | 'contract'
  /** Never paid before from this account. */
  | 'firstTime'
  /** Looks like somebody who was paid before, and is somebody else. */
  | 'imitation'
  /** Whether it was paid before could not be found out. */
  | 'unchecked'
  /** Whether the name leads there could not be confirmed by the chain. */
  | 'nameUnchecked'
  /** Whether it is a program could not be found out. */
  | 'contractUnchecked'

/** Somebody who can be paid. */
export interface FoundRecipient {
  readonly kind: 'found'
  /** As the chain writes it, however it was typed. */
  readonly address: string
  /** Present where a name was typed: it must still lead to `address` when the wallet is asked. */
  readonly name?: string | undefined
  readonly avatarUrl?: string | undefined
  readonly warnings: readonly RecipientWarning[]
  /** Whom an imitation looks like, written the same way. */
  readonly imitated?: string | undefined
}

/** Who is to be paid, as far as is known. */
export type Recipient =
  | { readonly kind: 'none' }
  /** Typed, and being looked at. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: RecipientProblem; readonly networkName?: string | undefined }
  | FoundRecipient
