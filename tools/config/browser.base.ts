import { existsSync } from 'node:fs'

const { CHROMIUM_PATH, FIREFOX_PATH } = process.env
const chromiums = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = CHROMIUM_PATH ?? chromiums.find(existsSync)

/** How every test starts Chromium: a system browser where there is one, else the one that Playwright installed; as root, offline and quiet. */
export const chromiumLaunch: { readonly executablePath?: string; readonly args: string[] } = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Text looks alike in all of these browsers.
    '--font-render-hinting=slight',
  ],
}

/** The system's Firefox, where there is one. */
export const firefoxPath: string | undefined =
  FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)
