import { type Browser, chromium } from 'playwright'
import { findProgram } from '../../tools/scripts/setup.mjs'

/** Launches Chromium with every hostname except loopback mapped to `thirdPartyPort`. */
export async function launchChromium(thirdPartyPort: number): Promise<Browser> {
  return chromium.launch({
    // The benchmark closes the browser and the servers itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    executablePath: await findProgram('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-proxy-server',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * 127.0.0.1:${thirdPartyPort}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    ],
  })
}
