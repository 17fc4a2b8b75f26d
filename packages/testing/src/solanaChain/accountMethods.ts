import type { Address, EncodedAccount } from '@solana/kit'
import { type AccountConfig, encodeAccount } from './encodeAccount'
import type { Ledger } from './Ledger'
import { invalidParam } from './RpcError'
import { inContext, type RpcMethod, readConfig } from './RpcMethod'
import { readAddress } from './readAddress'
import { readMint, readTokenAccount, tokenPrograms, uiAmount } from './tokenAccounts'

/** Methods about accounts and their contents. */
export const accountMethods: Readonly<Record<string, RpcMethod>> = {
  getBalance: ({ ledger }, address) => inContext(ledger, ledger.balance(readAddress(address))),
  getMinimumBalanceForRentExemption({ ledger }, bytes) {
    if (!Number.isSafeInteger(bytes) || Number(bytes) < 0)
      throw invalidParam('Invalid params: expected a number of bytes.')
    return ledger.rentExemption(BigInt(Number(bytes)))
  },
  getAccountInfo: ({ ledger }, address, config) =>
    inContext(ledger, accountInfo(ledger, readAddress(address), readConfig(config))),
  getMultipleAccounts({ ledger }, addresses, config) {
    if (!Array.isArray(addresses)) throw invalidParam('Invalid params: expected a list of addresses.')
    if (addresses.length > 100) throw invalidParam('Too many inputs provided; max 100')
    return inContext(
      ledger,
      addresses.map(address => accountInfo(ledger, readAddress(address), readConfig(config))),
    )
  },
  getTokenAccountsByOwner({ ledger }, owner, filter, config) {
    const wanted = readAddress(owner)
    const { mint, programId } = readConfig(filter)
    if (mint === undefined && programId === undefined) throw invalidParam('Invalid params: expected mint or programId.')
    const programs = programId === undefined ? Object.values(tokenPrograms) : [readAddress(programId)]
    const found = programs
      .flatMap(program => ledger.accountsOf(program))
      .filter(account => {
        const held = readTokenAccount(account)
        return held?.owner === wanted && (mint === undefined || held.mint === readAddress(mint))
      })
    return inContext(
      ledger,
      found.map(account => ({ pubkey: account.address, account: encode(ledger, account, readConfig(config)) })),
    )
  },
  getTokenAccountBalance({ ledger }, address) {
    const account = ledger.account(readAddress(address))
    if (account === undefined) throw invalidParam('Invalid param: could not find account')
    const held = readTokenAccount(account)
    if (held === undefined) throw invalidParam('Invalid param: not a Token account')
    return inContext(ledger, uiAmount(held.amount, mintOf(ledger, held.mint).decimals))
  },
  getTokenSupply({ ledger }, address) {
    const { supply, decimals } = mintOf(ledger, readAddress(address))
    return inContext(ledger, uiAmount(supply, decimals))
  },
}

/** Returns an account in the format of a node, or null if it doesn't exist. */
export function accountInfo(ledger: Ledger, address: Address, config: AccountConfig): unknown {
  const account = ledger.account(address)
  return account === undefined ? null : encode(ledger, account, config)
}

function encode(ledger: Ledger, account: EncodedAccount, config: AccountConfig): unknown {
  return encodeAccount(account, config, address => ledger.account(address))
}

function mintOf(ledger: Ledger, address: Address): NonNullable<ReturnType<typeof readMint>> {
  const account = ledger.account(address)
  if (account === undefined) throw invalidParam('Invalid param: could not find mint')
  const mint = readMint(account)
  if (mint === undefined) throw invalidParam('Invalid param: not a Token mint')
  return mint
}
