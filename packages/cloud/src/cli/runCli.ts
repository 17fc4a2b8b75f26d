import { packageVersion } from '../server/packageVersion'
import type { CommandLine } from './CommandLine'
import { helpText } from './helpText'
import { runEscrow } from './runEscrow'
import { runKeys } from './runKeys'
import { runProjects } from './runProjects'
import { runStart } from './runStart'
import { runWalletKeys } from './runWalletKeys'
import { UsageError } from './UsageError'

/** Runs one command. Resolves with the exit code: 0 on success, 1 on failure, 2 on invalid usage. Never rejects. */
export async function runCli(args: readonly string[], line: CommandLine): Promise<number> {
  try {
    await dispatch(args, line)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!isUsage(error)) {
      line.complain(message)
      return 1
    }
    line.complain(`${message}\nSee openappkit-cloud --help.`)
    return 2
  }
}

async function dispatch(args: readonly string[], line: CommandLine): Promise<void> {
  const [command, ...rest] = args
  if (args.includes('--help') || args.includes('-h') || command === 'help') return line.print(helpText())
  if (command === '--version' || command === '-v') return line.print(packageVersion())
  if (command === 'projects') return runProjects(rest, line)
  if (command === 'keys') return runKeys(rest, line)
  if (command === 'escrow') return runEscrow(rest, line)
  if (command === 'wallet-keys') return runWalletKeys(rest, line)
  return runStart(command === 'start' ? rest : args, line)
}

/** Returns whether the user made a usage error, such as a flag that `parseArgs` doesn't know. */
function isUsage(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
