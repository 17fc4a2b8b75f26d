import { setTimeout } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { type CommandPlace, collectOutput, endCommand, startCommand } from './runCommand.ts'

/** A running server of an app. */
export interface AppServer extends AsyncDisposable {
  readonly port: number
  /** URL of its root. */
  readonly url: string
  /** Returns everything that it has printed. */
  output(): string
  /** Ends the server and its children. */
  stop(): Promise<void>
}

/** Where a server runs. */
export interface ServerPlace extends CommandPlace {
  /** Default: a free port. */
  readonly port?: number
}

/**
 * Starts the server that a line of shell runs, and resolves once it responds.
 *
 * @param line `{port}` stands for a free port, which the variable `PORT` also contains
 * @throws Error with its output if it exits first.
 */
export async function startServer(line: string, { cwd, env, port: chosen }: ServerPlace): Promise<AppServer> {
  const port = chosen ?? (await freePort())
  const url = `http://localhost:${port}/`
  const child = startCommand(line.replaceAll('{port}', String(port)), { cwd, env: { ...env, PORT: String(port) } })
  const output = collectOutput(child)
  const end = (): void => endCommand(child)
  const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
  process.once('exit', end)
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new Error(`\`${line}\` ended in ${cwd}:\n${output()}`)
    await setTimeout(50)
  }
  const stop = async (): Promise<void> => {
    process.removeListener('exit', end)
    end()
    await closed
  }
  return { port, url, output, stop, [Symbol.asyncDispose]: stop }
}

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
