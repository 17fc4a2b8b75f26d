import { Message } from '@openappkit/appkit-ui/elements'
import { WindowClient } from '../approval/handover/WindowClient'
import { Store } from '../approval/Store'
import { lookOf, Surface, type SurfaceLook } from '../approval/Surface'
import { WindowFailure } from '../approval/text/problemText'
import { approvalTexts } from '../locales/approvalTexts'
import { loadTexts } from '../locales/loadTexts'
import { popupTexts } from '../locales/popupTexts'
import type { Vault, VaultState } from '../vault/Vault'
import type { WindowContext } from './WindowContext'
import { WindowPages } from './WindowPages'

/** Parts that a window of the wallet uses. */
export interface WindowOptions {
  readonly vault: Vault
  /** Fetches the settings of the wallet site. */
  readonly settings: () => Promise<{ readonly operator: string; readonly rpId: string }>
  /** Fetches the page of a recovery file, without a wallet. */
  readonly recoveryPage: () => Promise<string>
  /** Element to render into. */
  readonly target: HTMLElement
  /** Path of the page, such as `/window/devices`. */
  readonly path: string
  readonly opener: Window | null
}

/** Shows a page of the wallet in its own window. Starts the vault on the wallet's own, first-party storage. */
export async function startWindow(options: WindowOptions): Promise<void> {
  const { vault, settings, recoveryPage, target, path, opener } = options
  const name = path.split('/')[2] ?? ''
  const surface = new Surface(target, {})
  const client = await WindowClient.greet(opener)
  const language = client?.look.language ?? navigator.language
  const [texts, translator] = await Promise.all([loadTexts(popupTexts, language), loadTexts(approvalTexts, language)])
  const { dir, locale } = texts
  const look: SurfaceLook = { ...(client?.look ?? lookOf(undefined)), dir, locale }
  try {
    const [state, site] = await Promise.all([vault.start(), settings()])
    document.title = texts.t('title', { operator: site.operator })
    document.documentElement.lang = locale
    const account = new Store<VaultState>(state)
    vault.subscribe(next => account.set(next))
    const context: WindowContext = {
      ...site,
      ...taskFacts(client),
      vault,
      account,
      texts,
      translator,
      recoveryPage,
      unlockByOpener: unlockBy(client, vault),
    }
    surface.render(<WindowPages context={context} name={name} client={client} />, look)
  } catch {
    surface.render(
      <Message title={texts.t('startFailedTitle')} detail={texts.t('startFailedDetail')} role="alert" />,
      look,
    )
  }
}

function taskFacts(client: WindowClient | undefined): Pick<WindowContext, 'email' | 'projectId' | 'origin'> {
  const task = client?.task
  return task === undefined || task.kind === 'approve'
    ? { email: null, projectId: '', origin: location.origin }
    : { email: task.email, projectId: task.projectId, origin: task.origin }
}

/** Returns the way to open the wallet through the frame that opened this window, if the frame can. */
function unlockBy(client: WindowClient | undefined, vault: Vault): (() => Promise<void>) | undefined {
  if (client?.task.kind !== 'page' || !client.task.canUnlock) return undefined
  return async () => {
    const { publicKey } = await vault.openLink({ origin: location.origin })
    const sealed = await new Promise<Parameters<Vault['acceptLink']>[0]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new WindowFailure('popup-closed')), 10_000)
      client.onNote = note => {
        if (note.type !== 'sealed') return
        clearTimeout(timer)
        resolve({ encapsulation: note.encapsulation, ciphertext: note.ciphertext })
      }
      client.send({ type: 'unlock', publicKey })
    })
    await vault.acceptLink(sealed)
  }
}
