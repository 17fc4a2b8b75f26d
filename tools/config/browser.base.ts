import { existsSync } from 'node:fs'

const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env
const chromiums = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = CHROMIUM_PATH ?? chromiums.find(existsSync)

/**
 * Launch options for Chromium in every test. They select the system's browser, or else Playwright's, support running as
 * root, and disable background requests.
 */
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
    // Text looks the same in all of these browsers.
    '--font-render-hinting=slight',
  ],
}

/** Path of the system's Firefox, if there is one. */
export const firefoxPath: string | undefined =
  FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

const hasScreen = existsSync('/usr/bin/Xvfb')

/** Path of WebKitGTK's driver, if there are one and a screen for it. Only Linux has them. */
export const webkitDriverPath: string | undefined =
  WEBKIT_DRIVER_PATH ?? ['/usr/bin/WebKitWebDriver'].find(path => hasScreen && existsSync(path))
