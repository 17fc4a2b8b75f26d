import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fetchWebDriver } from './fetchWebDriver'

/** A session of WebKitGTK that WebDriver controls. */
export interface WebKitSession extends AsyncDisposable {
  readonly url: string
}

/**
 * Starts WebKitGTK with empty storage, on a screen of its own. Disposing of it ends all its processes. Playwright can't
 * drive the WebKit of Debian.
 *
 * @param driver path of WebKitWebDriver, which finds its browser
 */
export async function startWebKit(driver: string): Promise<WebKitSession> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const display = await startScreen(ends)
    const driverUrl = await startDriver(driver, display, ends)
    const { sessionId } = (await fetchWebDriver('POST', `${driverUrl}/session`, { capabilities: {} })) as {
      readonly sessionId: string
    }
    const url = `${driverUrl}/session/${sessionId}`
    ends.push(() => fetchWebDriver('DELETE', url).catch(() => {}))
    return { url, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts a screen in memory and returns its name. The browser ends with it, even if the driver was killed. */
async function startScreen(ends: (() => Promise<unknown>)[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(() => end(screen))
  const failed = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a screen.')))
  const [number] = await Promise.race([once(screen.stdout, 'data'), failed])
  return `:${String(number).trim()}`
}

/** Starts the driver and returns its URL. */
async function startDriver(driver: string, display: string, ends: (() => Promise<unknown>)[]): Promise<string> {
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // WebKit's sandbox doesn't start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, its compositor pauses for longer than the wallet trusts what it shows.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  ends.push(() => end(server))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  return url
}

async function untilReady(driverUrl: string): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await fetchWebDriver('GET', `${driverUrl}/status`)
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start within 20 s.', { cause })
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(timer)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}
