import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** The message that a program under {@link ServerProcess} sends once it is ready. */
export interface ServingMessage {
  readonly relayUrl: string
}

/** A server in a separate process, which can be killed and started again. It ends with this process. */
export class ServerProcess {
  readonly #program: string
  readonly #settings: object
  #child: ChildProcess | undefined
  #relayUrl = ''

  /**
   * Passes `settings` to the program as JSON in `SERVER_SETTINGS`. The program sends a {@link ServingMessage} once it
   * is ready, and exits when it is disconnected.
   */
  constructor(program: string, settings: object) {
    this.#program = program
    this.#settings = settings
  }

  /** URL that clients connect to. */
  get relayUrl(): string {
    return this.#relayUrl
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Starts the server and resolves once it is ready. Rejects with its output if it ends before that. */
  async start(): Promise<void> {
    const child = fork(this.#program, {
      env: { ...process.env, NODE_OPTIONS: '', SERVER_SETTINGS: JSON.stringify(this.#settings) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child = child
    let output = ''
    child.stderr?.on('data', chunk => {
      output = (output + chunk).slice(-4000)
    })
    const serving = once(child, 'message').then(([message]) => message as ServingMessage)
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with code ${code} while starting.\n${output}`)
    })
    ended.catch(() => {})
    const { relayUrl } = await Promise.race([serving, ended])
    this.#relayUrl = relayUrl
  }

  /** Kills the server, like a power cut. Resolves once the process has ended. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}
