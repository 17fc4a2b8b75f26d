import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Store } from '../../src/approval/Store'
import { Surface } from '../../src/approval/Surface'
import { approvalTexts } from '../../src/locales/approvalTexts'
import { loadTexts } from '../../src/locales/loadTexts'
import { popupTexts } from '../../src/locales/popupTexts'
import { DevicesPage } from '../../src/popup/DevicesPage'
import { ExportPage } from '../../src/popup/ExportPage'
import { LinkPage } from '../../src/popup/LinkPage'
import { ProtectPage } from '../../src/popup/ProtectPage'
import type { WindowContext } from '../../src/popup/WindowContext'
import { WindowPages } from '../../src/popup/WindowPages'
import { contentLine } from '../../src/recovery/RecoveryFile'
import { createFakeVault, type FakeVault, pathOf } from './createFakeVault'
import { holdEnter } from './devtools'

/** How a window opens. */
export interface OpenWindowOptions {
  readonly mode?: 'dark' | 'light'
  readonly language?: string
  readonly vault?: FakeVault
}

/** A window of the wallet in the page of the test. */
export interface OpenedWindow {
  readonly vault: FakeVault
  readonly sent: unknown[]
}

type Show = (context: WindowContext, sent: unknown[]) => React.ReactNode

async function open(
  show: Show,
  { mode = 'dark', language = 'en', vault = ready() }: OpenWindowOptions,
): Promise<OpenedWindow> {
  const texts = await loadTexts(popupTexts, language)
  const account = new Store(vault.state)
  vault.subscribe(state => account.set(state))
  const context: WindowContext = {
    vault,
    account,
    operator: 'Acme',
    rpId: 'localhost',
    texts,
    translator: await loadTexts(approvalTexts, language),
    recoveryPage: async () => `<!doctype html>\n${contentLine('null')}\n`,
    unlockByOpener: undefined,
    email: vault.state.account?.email ?? null,
    projectId: 'p',
    origin: 'https://app.example.org',
  }
  const sent: unknown[] = []
  const surface = new Surface(document.body, {})
  surface.render(show(context, sent), { mode, accent: undefined, dir: texts.dir, locale: texts.locale })
  onTestFinished(() => surface.unmount())
  await new Promise(resolve => setTimeout(resolve, 80))
  return { vault, sent }
}

function ready(): FakeVault {
  return createFakeVault('ready', [
    pathOf('device'),
    pathOf('passkey', { label: 'Passkey 2026-11-30' }),
    pathOf('password', { isTested: false }),
  ])
}

const link: Show = (context, sent) => (
  <LinkPage
    context={context}
    client={{ send: note => sent.push(note) }}
    task={{
      kind: 'link',
      publicKey: new Uint8Array([9]),
      origin: 'https://app.example.org',
      email: null,
      projectId: 'p',
    }}
  />
)

/** Takes the step-up by code. */
async function confirm(): Promise<void> {
  await page.getByRole('button', { name: /by email|per Mail|رمز بالبريد/ }).click()
  await page.getByRole('textbox').fill('123 456')
}

/** Presses and holds the button that reveals the phrase, after the step-up by code. */
async function reveal(): Promise<void> {
  await confirm()
  const hold = page.getByRole('button', { name: /Hold|gedrückt|مطوّلًا/ })
  const element = await hold.findElement()
  // The heading takes the focus first.
  await new Promise(resolve => setTimeout(resolve, 150))
  element.focus()
  await holdEnter(1200)
}

/** Every page of the wallet's own window. */
export const popupScenes: Readonly<Record<string, (options?: OpenWindowOptions) => Promise<OpenedWindow>>> = {
  protect: options => open(context => <ProtectPage context={context} />, { ...options }),
  protectNothing: options =>
    open(context => <ProtectPage context={context} />, {
      vault: createFakeVault('ready', [pathOf('device')]),
      ...options,
    }),
  devices: options => open(context => <DevicesPage context={context} />, { ...options }),
  devicesRevoke: async options => {
    const made = await open(context => <DevicesPage context={context} />, { ...options })
    await page.getByRole('button', { name: /Safari/ }).click()
    return made
  },
  recoveryFile: async options => {
    const made = await open(context => <ExportPage context={context} />, {
      ...options,
      vault: readyAfterLogin(options?.vault),
    })
    await confirm()
    await page.getByRole('button', { name: /Recovery file|Wiederherstellungsdatei|ملف الاسترداد/ }).click()
    return made
  },
  stepUp: options => open(context => <ExportPage context={context} />, { ...options }),
  login: options => open(link, { vault: createFakeVault('out', [pathOf('passkey')]), ...options }),
  unlock: options =>
    open(link, { vault: createFakeVault('locked', [pathOf('passkey'), pathOf('password')]), ...options }),
  link: options => open(link, { ...options }),
  noTask: options =>
    open(context => <WindowPages context={context} name="approve" client={undefined} />, { ...options }),
}

/** Returns a vault that a login on a device with a path leaves open. */
function readyAfterLogin(vault: FakeVault = ready()): FakeVault {
  const { verifyCode } = vault
  vault.verifyCode = async code => {
    await verifyCode(code)
    vault.state = { ...vault.state, status: 'ready' }
    return vault.unlockWithPassword(vault.password)
  }
  return vault
}

/** Opens the export and reveals the phrase. */
export async function openRevealed(options: OpenWindowOptions = {}): Promise<OpenedWindow> {
  const vault = readyAfterLogin(options.vault)
  const made = await open(context => <ExportPage context={context} />, { ...options, vault })
  await reveal()
  return made
}
