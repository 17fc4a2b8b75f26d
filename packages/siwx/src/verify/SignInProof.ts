/**
 * What a valid signature proves.
 *
 * - `key`: the signature comes from the account's own key. It proves the account on every chain of its family.
 * - `contract`: the contract at the address accepted the signature (ERC-1271, ERC-6492). It proves the account on the chain of the message only: another party can control the
 *   same address on another chain.
 */
export type SignInProof = 'key' | 'contract'
