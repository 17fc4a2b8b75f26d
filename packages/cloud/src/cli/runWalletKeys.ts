import { randomBytes } from 'node:crypto'
import { escrowKeyOfPrivate } from '../wallet/escrow/HpkeEscrowOpener'
import { walletKey } from '../wallet/operator/WalletKeys'
import type { CommandLine } from './CommandLine'
import { UsageError } from './UsageError'

/** Prints new secrets of the embedded wallet. Stores nothing. */
export function runWalletKeys(args: readonly string[], line: CommandLine): void {
  if (args.length > 0) throw new UsageError(`Unexpected argument: ${args.join(' ')}.`)
  const secret = (): string => randomBytes(32).toString('base64')
  const escrowKey = randomBytes(32)
  const token = secret()
  line.print(`# Server
WALLET_MASTER_KEY=${secret()}
WALLET_OPRF_KEY=${secret()}
WALLET_CODE_PEPPER=${secret()}
WALLET_ESCROW_PUBLIC_KEY=${escrowKeyOfPrivate(walletKey(escrowKey)).publicKey}
WALLET_ESCROW_TOKEN=${token}

# openappkit-cloud escrow, on another machine
WALLET_ESCROW_KEY=${escrowKey.toString('base64')}
WALLET_ESCROW_TOKEN=${token}`)
}
