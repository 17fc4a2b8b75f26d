/**
 * Scope of a valid signature.
 *
 * - `key`: The account's own key signed. It proves the account on every chain of its namespace.
 * - `contract`: The contract at the address accepted the signature (ERC-1271, ERC-6492). It proves the account on the
 * message's chain only: another party can control the same address on another chain.
 */
export type SignInProof = 'key' | 'contract'
