import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { exampleFolder, nextCommand } from './next'

/** A running site. */
export interface Site extends AsyncDisposable {
  /** Host and port, as shown in messages. */
  readonly host: string
  readonly url: string
}

/** Starts the site on a free port, in production or development mode. It ends with this process at the latest. */
export async function startSite(mode: 'start' | 'dev', localChain: string): Promise<Site> {
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  const url = `http://${host}/`
  const site = spawn(process.execPath, [nextCommand, mode, '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: exampleFolder,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      SITE_HOST: host,
      LOCAL_CHAIN_URL: localChain,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = (): void => void site.kill()
  const ended = new Promise<void>(resolve => site.once('exit', () => resolve()))
  process.once('exit', end)
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', chunk => (output += String(chunk)))

  while (!(await answers(url))) {
    if (site.exitCode !== null) throw new Error(`The site did not start.\n${output}`)
    await setTimeout(50)
  }
  return {
    host,
    url,
    async [Symbol.asyncDispose]() {
      process.removeListener('exit', end)
      end()
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
