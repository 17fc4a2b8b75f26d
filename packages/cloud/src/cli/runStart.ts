import { parseArgs } from 'node:util'
import { startCloud } from '../server/startCloud'
import type { CommandLine } from './CommandLine'
import { optionsFromEnvironment } from './environment'
import { UsageError } from './UsageError'

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'data-directory': { type: 'string' },
  'public-url': { type: 'string', multiple: true },
  chains: { type: 'string' },
  prices: { type: 'string' },
  swaps: { type: 'string' },
  onramp: { type: 'string' },
  'log-level': { type: 'string' },
} as const

/** Runs `start` until a stop signal arrives. Flags take precedence over environment variables. */
export async function runStart(args: readonly string[], line: CommandLine): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true })
  if (positionals.length > 0) throw new UsageError(`There is no command '${positionals.join(' ')}'.`)
  const flags = {
    PORT: values.port,
    HOST: values.host,
    DATA_DIRECTORY: values['data-directory'],
    PUBLIC_URL: values['public-url']?.join(','),
    CHAINS_FILE: values.chains,
    PRICES_FILE: values.prices,
    SWAPS_FILE: values.swaps,
    ONRAMP_FILE: values.onramp,
    LOG_LEVEL: values['log-level'],
  }
  const overrides = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  const cloud = await startCloud(optionsFromEnvironment({ ...line.environment, ...overrides }))
  const wallet = cloud.walletUrl === undefined ? '' : `  wallet: ${cloud.walletUrl}\n`
  line.print(`OpenAppKit cloud is ready.\n\n  cloud: '${cloud.url}'\n${wallet}  documentation: ${cloud.url}/docs\n`)
  await line.untilStopped()
  await cloud.close()
}
