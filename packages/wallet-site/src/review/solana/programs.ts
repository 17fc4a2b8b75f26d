/** Addresses of programs whose instructions are decoded. */
export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  stake: 'Stake11111111111111111111111111111111111111',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  memo1: 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  lookupTable: 'AddressLookupTab1e1111111111111111111111111',
} as const

/** Programs by address, with their names. */
export const programNames: Readonly<Record<string, string>> = {
  [programs.system]: 'System',
  [programs.token]: 'Token',
  [programs.token2022]: 'Token-2022',
  [programs.associatedToken]: 'Associated Token',
  [programs.computeBudget]: 'Compute Budget',
  [programs.stake]: 'Stake',
  [programs.memo]: 'Memo',
  [programs.memo1]: 'Memo',
  [programs.lookupTable]: 'Address Lookup Table',
}
