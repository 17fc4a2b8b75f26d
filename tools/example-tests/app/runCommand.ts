import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** Where a command runs. */
export interface CommandPlace {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Runs a line of shell until it exits, and resolves with its output.
 *
 * @throws Error with the output if it fails, or runs for more than three minutes.
 */
export async function runCommand(line: string, place: CommandPlace): Promise<string> {
  const child = startCommand(line, place)
  const output = collectOutput(child)
  const timer = setTimeout(() => endCommand(child), 180_000)
  const code = await new Promise(resolve => child.once('close', resolve))
  clearTimeout(timer)
  if (code !== 0) throw new Error(`\`${line}\` failed in ${place.cwd}:\n${output()}`)
  return output()
}

/** Starts a line of shell in a process group of its own. */
export function startCommand(line: string, { cwd, env }: CommandPlace): ChildProcess {
  const options: SpawnOptions = { cwd, env, shell: true, detached: process.platform !== 'win32' }
  return spawn(line, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Returns a function that returns everything that the command has printed. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return () => output
}

/** Ends a command and all its children. */
export function endCommand(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}
