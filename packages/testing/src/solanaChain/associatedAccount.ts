import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { type AssociatedAccount, associatedTokenProgram } from './instructions'

/** Resolves with the token account of `owner` for `mint`, which needn't exist. */
export async function associatedAccount(owner: Address, mint: Address, program: Address): Promise<AssociatedAccount> {
  const { encode } = getAddressEncoder()
  const seeds = [encode(owner), encode(program), encode(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: associatedTokenProgram, seeds })
  return { address, owner, mint, program }
}
