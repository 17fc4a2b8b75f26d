import { parseArgs } from 'node:util'
import { startEscrowServer } from '../wallet/escrow/startEscrowServer'
import { parseKeyRing } from '../wallet/operator/WalletKeys'
import type { CommandLine } from './CommandLine'
import { UsageError } from './UsageError'

const FLAGS = { port: { type: 'string' }, host: { type: 'string' } } as const
const DEFAULT_PORT = '4410'

/** Runs the escrow of the embedded wallet until a stop signal arrives. It needs no database. */
export async function runEscrow(args: readonly string[], line: CommandLine): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: FLAGS })
  const { WALLET_ESCROW_KEY: key = '', WALLET_ESCROW_TOKEN: token = '' } = line.environment
  const keys = parseKeyRing(key)
  if (!keys) {
    throw new UsageError('WALLET_ESCROW_KEY must be 32 bytes in base64. Create one with: openssl rand -base64 32.')
  }
  if (token.length < 32) throw new UsageError('WALLET_ESCROW_TOKEN must have at least 32 characters.')
  const { host = '127.0.0.1', port = DEFAULT_PORT } = values
  if (!/^\d{1,5}$/.test(port)) throw new UsageError('--port must be a port from 0 to 65535.')
  const escrow = await startEscrowServer({ keys, token, host, port: Number(port), log: text => line.print(text) })
  line.print(
    `The escrow is ready.\n\n  WALLET_ESCROW_URL=${escrow.url}\n  WALLET_ESCROW_PUBLIC_KEY=${escrow.key.publicKey}`,
  )
  await line.untilStopped()
  await escrow.close()
}
