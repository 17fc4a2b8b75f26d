import { parseArgs } from 'node:util'
import { startEscrowServer } from '../wallet/escrow/startEscrowServer'
import { parseKeyRing } from '../wallet/operator/WalletKeys'
import type { CommandLine } from './CommandLine'
import { UsageError } from './UsageError'

const FLAGS = { port: { type: 'string' }, host: { type: 'string' } } as const
const DEFAULT_PORT = '4410'
const HOUR = 3_600_000

/** Runs the escrow of the embedded wallet until a stop signal arrives. It needs no database. */
export async function runEscrow(args: readonly string[], line: CommandLine): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: FLAGS })
  const { environment } = line
  const { WALLET_ESCROW_KEY: key = '', WALLET_ESCROW_TOKEN: token = '' } = environment
  const keys = parseKeyRing(key)
  if (!keys) {
    throw new UsageError('WALLET_ESCROW_KEY must be 32 bytes in base64. Create one with: openssl rand -base64 32.')
  }
  if (token.length < 32) throw new UsageError('WALLET_ESCROW_TOKEN must have at least 32 characters.')
  const { host = '127.0.0.1', port = DEFAULT_PORT } = values
  if (!/^\d{1,5}$/.test(port)) throw new UsageError('--port must be a port from 0 to 65535.')
  const log = (text: string): void => line.print(text)
  const escrow = await startEscrowServer({ keys, token, host, port: Number(port), delay: delayOf(environment), log })
  line.print(
    `The escrow is ready.\n\n  WALLET_ESCROW_URL=${escrow.url}\n  WALLET_ESCROW_PUBLIC_KEY=${escrow.key.publicKey}`,
  )
  await line.untilStopped()
  await escrow.close()
}

/** Returns the delay in milliseconds: none under the `escrow` policy, whose seeds open immediately. */
function delayOf({
  WALLET_CUSTODY: custody = 'provisional',
  WALLET_ESCROW_HOURS: hours = '24',
}: CommandLine['environment']): number {
  if (custody !== 'provisional' && custody !== 'escrow') {
    throw new UsageError('WALLET_CUSTODY must be provisional or escrow, as for the server.')
  }
  if (!/^\d{1,3}$/.test(hours) || Number(hours) > 720)
    throw new UsageError('WALLET_ESCROW_HOURS must be from 0 to 720.')
  return custody === 'escrow' ? 0 : Number(hours) * HOUR
}
