import { base58 } from '@scure/base'
import { programAddress } from '../chains/programAddress'

/** Address of Solana's token metadata program. */
const PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** Returns the address of the account in which the metadata program stores a mint's name. */
export function metadataAddress(mint: string): string {
  return programAddress(PROGRAM, ['metadata', base58.decode(PROGRAM), base58.decode(mint)])
}
